/** One thing that must be so; `saw` is what was seen where it is not. */
export type Check = { what: string; isSo: boolean; saw: string };

export const check = (what: string, isSo: boolean, saw: unknown = ''): Check => ({ what, isSo, saw: String(saw) });
