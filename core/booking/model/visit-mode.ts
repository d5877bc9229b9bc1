export const visitModes = ['inPerson', 'online'] as const;
export type VisitMode = (typeof visitModes)[number];

export const isVisitMode = (value: unknown): value is VisitMode => visitModes.some((mode) => mode === value);
