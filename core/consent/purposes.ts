/** What a visitor may allow beyond the necessary. Each is asked for, given and withdrawn on its own. */
export const purposes = ['statistics', 'marketing', 'chat', 'video'] as const;
export type Purpose = (typeof purposes)[number];

/** Raised when the words of the question change in meaning: whoever answered the old one is asked again. */
export const consentTextVersion = 1;

/** After this time the question is put again, as the Portuguese authority recommends. */
export const consentDays = 182;

export const isPurpose = (value: unknown): value is Purpose => purposes.some((purpose) => purpose === value);
