import { isLocale, type Locale } from '@clinic/core/kernel/locale';
import { hostCookie, readHostCookie } from './host-cookie.ts';

const name = 'visit-card';
/** Longer than anybody needs for a card and the bank's question; every look at the page of the visit sets it anew. */
const maxAgeSeconds = 2 * 3_600;

type PaidVisit = { locale: Locale; token: string };

export const cardReturnCookie = (origin: string, { locale, token }: PaidVisit): string =>
  hostCookie(origin, { name, value: `${locale}.${token}`, maxAgeSeconds });

export function readCardReturnCookie(header: string | null | undefined, origin: string): PaidVisit | null {
  const [, locale = '', token = ''] = /^(\w\w)\.([\w.-]+)$/.exec(readHostCookie(header, origin, name) ?? '') ?? [];
  return isLocale(locale) ? { locale, token } : null;
}
