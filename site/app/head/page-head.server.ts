import { routeOf } from '@clinic/core/addresses/route-table';
import { translatePath } from '@clinic/core/addresses/translate-path';
import { locales } from '@clinic/core/kernel/locale';
import type { Thing } from 'schema-dts';
import { shareAddress } from '../../server/open-graph/share-address.ts';
import type { PageContext } from '../page-context.ts';
import { bareHead, type PageHead } from './page-head.ts';
import { toJsonLd } from './structured-data/to-json-ld.ts';

/** What search engines and browsers are told about a page. */
export function pageHead(page: PageContext, { title, description }: { title: string; description: string }, facts: Thing[] = []): PageHead {
  const { route, path, origin, library, resolution } = page;
  if (resolution.kind !== 'page' || !route) return bareHead(title, description);
  const translations = locales.flatMap((locale) => {
    const address = translatePath(path, locale, library.addresses);
    return address ? [{ locale, href: origin + address }] : [];
  });
  const indexed = routeOf(route).indexed;
  const portuguese = translations.find(({ locale }) => locale === 'pt');
  return {
    title,
    description,
    indexed,
    canonical: origin + path,
    alternates: translations.length > 1 && portuguese ? [...translations, { locale: 'x-default', href: portuguese.href }] : translations,
    picture: indexed ? origin + shareAddress(path) : undefined,
    structured: indexed && facts.length > 0 ? toJsonLd(facts) : undefined,
  };
}
