import { routeOf } from '@clinic/core/addresses/route-table';
import { translatePath } from '@clinic/core/addresses/translate-path';
import { type Locale, locales } from '@clinic/core/kernel/locale';
import type { PageContext } from '../page-context.ts';
import { isInterim } from '../screens.ts';

export type PageHead = {
  title: string;
  description: string;
  indexed: boolean;
  /** Absent on pages that do not exist. */
  canonical: string | undefined;
  alternates: { locale: Locale | 'x-default'; href: string }[];
};

/** What search engines and browsers are told about a page. */
export function pageHead(page: PageContext, { title, description }: { title: string; description: string }): PageHead {
  const { route, path, origin, book, resolution } = page;
  if (resolution.kind !== 'page' || !route) return { title, description, indexed: false, canonical: undefined, alternates: [] };
  const translations = locales.flatMap((locale) => {
    const address = translatePath(path, locale, book);
    return address ? [{ locale, href: origin + address }] : [];
  });
  const portuguese = translations.find(({ locale }) => locale === 'pt');
  return {
    title,
    description,
    indexed: routeOf(route).indexed && !isInterim(route),
    canonical: origin + path,
    alternates: translations.length > 1 && portuguese ? [...translations, { locale: 'x-default', href: portuguese.href }] : translations,
  };
}
