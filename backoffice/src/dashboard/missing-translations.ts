import { locales, otherLocale } from '@clinic/core/kernel/locale';
import type { ListedAddress } from '../addresses/list-addresses.ts';
import type { DocumentLine } from './document-line.ts';

/** Campaigns run in Portuguese only. */
const speaksOneLanguage = new Set<string>(['landing_pages']);

/** Published in one language and not in the other; the link opens the form in the language that is missing. */
export const missingTranslations = (listed: ListedAddress[]): DocumentLine[] =>
  listed.flatMap(({ collection, id, slugs, titles }) => {
    const missing = speaksOneLanguage.has(collection) ? undefined : locales.find((locale) => !slugs[locale] || !titles[locale]);
    if (!missing) return [];
    return [
      { kind: 'collection' as const, slug: collection, id, title: titles[otherLocale(missing)] ?? '', detail: missing, locale: missing },
    ];
  });
