import { isLocale, type Locale, locales, otherLocale } from '../kernel/locale.ts';
import type { AddressBook } from './address-book.ts';
import { matchRoute } from './match-route.ts';
import { type Address, fillPattern } from './path-to.ts';
import { routeNames, routeOf } from './route-table.ts';

/** Results of the symptom quiz were once addresses of their own. */
const symptomResult = /^sintomas-(?:graves|ligeiros|moderados)$/;

const firstWords = (locale: Locale) => new Set(routeNames.map((name) => routeOf(name)[locale]?.split('/')[0]));
const firstWordsOf = { pt: firstWords('pt'), en: firstWords('en') };

/** The address at which a path's page lives today, however the path was spelt: without a prefix, in the other language, in a mixture. */
export function canonicalPath(path: string, book: AddressBook): Address | undefined {
  const [first = '', ...rest] = path.split('/').slice(1);
  if (isLocale(first)) return addressInLocale(rest.join('/'), first, book);
  const tail = [first, ...rest].join('/');
  for (const locale of locales) {
    const speaksIt = firstWordsOf[locale].has(first) || symptomResult.test(tail);
    const found = speaksIt ? addressInLocale(tail, locale, book) : undefined;
    if (found) return found;
  }
  return undefined;
}

/** The page that `tail` names in words of either language, as an address of `locale`. */
export function addressInLocale(tail: string, locale: Locale, book: AddressBook): Address | undefined {
  const path = symptomResult.test(tail) ? `${routeOf('symptomQuiz').pt}/${tail}` : tail;
  for (const words of [locale, otherLocale(locale)]) {
    const match = matchRoute(words, path);
    if (!match) continue;
    const { document: collection, [locale]: pattern } = routeOf(match.name);
    if (!collection && pattern !== null) return fillPattern(locale, pattern, match.params);
    const document = book.documentAt(match.name, match.params, words) ?? book.documentAt(match.name, match.params, otherLocale(words));
    const found = document && book.addressOf(document, locale);
    if (found) return found;
  }
  return undefined;
}
