export const locales = ['pt', 'en'] as const;
export type Locale = (typeof locales)[number];

/** Spoken to whoever gives no sign of another language. */
export const defaultLocale: Locale = 'pt';

export const otherLocale = (locale: Locale): Locale => (locale === 'pt' ? 'en' : 'pt');

export const isLocale = (value: string | undefined): value is Locale => value === 'pt' || value === 'en';

/** As the browser and ICU name them. */
export const languageTags = { pt: 'pt-PT', en: 'en-GB' } as const satisfies Record<Locale, string>;
