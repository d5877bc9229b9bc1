import { isLocale, type Locale } from '@clinic/core/kernel/locale';

/** A way from one page of ours to another, as an editor wrote it; null where a value holds in every language. */
export type InternalLink = { locale: Locale | null } & ({ path: string } | { collection: string; id: number });

const namesAddress = /^(?:href|url|to|.*_(?:href|url))$/;

type TextLink = { linkType?: unknown; url?: unknown; doc?: { relationTo?: unknown; value?: unknown } | null };

function ofTextLink({ linkType, url, doc }: TextLink, locale: Locale | null): InternalLink[] {
  if (linkType !== 'internal') return typeof url === 'string' && url.startsWith('/') ? [{ locale, path: url }] : [];
  const id = typeof doc?.value === 'object' && doc.value !== null && 'id' in doc.value ? doc.value.id : doc?.value;
  return typeof doc?.relationTo === 'string' && typeof id === 'number' ? [{ locale, collection: doc.relationTo, id }] : [];
}

/** Every internal link in a stored document, wherever it stands: texts, rows, blocks, both languages. */
export function findLinks(value: unknown, locale: Locale | null = null): InternalLink[] {
  if (Array.isArray(value)) return value.flatMap((entry) => findLinks(entry, locale));
  if (typeof value !== 'object' || value === null) return [];
  if ('type' in value && value.type === 'link' && 'fields' in value) return ofTextLink((value.fields ?? {}) as TextLink, locale);
  return Object.entries(value).flatMap(([key, inner]) => {
    const spoken = isLocale(key) ? key : locale;
    if (typeof inner !== 'string') return findAddressIn(key, inner) ?? findLinks(inner, spoken);
    return namesAddress.test(key) && inner.startsWith('/') ? [{ locale: spoken, path: inner }] : [];
  });
}

/** An address field in both languages: `{ pt: '/pt/…', en: '/en/…' }`. */
function findAddressIn(key: string, value: unknown): InternalLink[] | undefined {
  if (!namesAddress.test(key) || typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).flatMap(([language, path]) =>
    isLocale(language) && typeof path === 'string' && path.startsWith('/') ? [{ locale: language, path }] : [],
  );
}
