import type { Locale } from '../../kernel/locale.ts';
import { type Fields, isFields, isInBoth, isRef, type Ref } from './published-row.ts';

/** A document of the library in one language, or its number where it is not published. */
export type Follow = (ref: Ref) => Fields | number;

function inLanguage(value: unknown, locale: Locale, follow: Follow): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, locale, follow));
  if (isRef(value)) return follow(value);
  if (isInBoth(value)) return inLanguage(value[locale], locale, follow);
  if (!isFields(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inLanguage(inner, locale, follow)]));
}

/**
 * The document in one language. Each field is worked out when it is first read: a list of ten thousand titles costs no texts, and
 * documents that point at each other do not turn in circles.
 */
export function localise(body: Fields, locale: Locale, follow: Follow): Fields {
  const read = new Map<string, unknown>();
  return new Proxy(body, {
    get(target, name) {
      if (typeof name !== 'string') return Reflect.get(target, name);
      if (!read.has(name)) read.set(name, inLanguage(target[name], locale, follow));
      return read.get(name);
    },
  });
}
