import { defaultLocale, isLocale, type Locale, locales } from '@clinic/core/kernel/locale';

const name = 'locale';
const maxAgeSeconds = 365 * 24 * 60 * 60;

const noHeaders: string[] = [];

/** Sent with the cached page, only if the visitor's cookie is missing or has the other language. Made once for each origin. */
export function localeMemory(origin: string): (locale: Locale | undefined, cookieHeader: string | undefined) => string[] {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const headersFor = (locale: Locale) => ['set-cookie', `${name}=${locale}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`];
  const setHeaders: Record<Locale, string[]> = { pt: headersFor('pt'), en: headersFor('en') };
  return (locale, cookieHeader) => (locale && localeInCookie(cookieHeader) !== locale ? setHeaders[locale] : noHeaders);
}

function localeInCookie(cookieHeader: string | undefined): Locale | undefined {
  const value = cookieHeader && /(?:^|;\s*)locale=(pt|en)(?:;|$)/.exec(cookieHeader)?.[1];
  return isLocale(value || undefined) ? (value as Locale) : undefined;
}

/** For `/`: the language of the cookie, else the browser's, else Portuguese. */
export const chooseLocale = (cookieHeader: string | undefined, acceptLanguage: string | undefined): Locale =>
  localeInCookie(cookieHeader) ?? preferredLocale(acceptLanguage ?? '') ?? defaultLocale;

export function preferredLocale(acceptLanguage: string): Locale | undefined {
  const wishes = acceptLanguage.split(',').map((entry) => {
    const [tag = '', ...rest] = entry.trim().toLowerCase().split(';');
    const quality = Number(rest.find((part) => part.trim().startsWith('q='))?.split('=')[1] ?? 1);
    return { language: tag.split('-')[0], quality: Number.isNaN(quality) ? 0 : quality };
  });
  const known = wishes.filter(({ language, quality }) => quality > 0 && isLocale(language)).toSorted((a, b) => b.quality - a.quality);
  return locales.find((locale) => locale === known[0]?.language);
}
