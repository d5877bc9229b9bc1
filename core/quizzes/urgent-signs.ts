/** What cannot wait for a visit, nor for the end of a quiz: asked first, shown with the numbers to call, and kept nowhere. */
export const urgentSigns = ['cannotUrinate', 'fever', 'clots', 'pain', 'testicle'] as const;
export type UrgentSign = (typeof urgentSigns)[number];

export const urgentSignIn = (typed: string): UrgentSign | null => urgentSigns.find((sign) => sign === typed) ?? null;
