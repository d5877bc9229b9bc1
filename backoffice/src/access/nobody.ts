export const nobody = (): boolean => false;
