import { matchRoute } from '@clinic/core/addresses/match-route';
import { routeNames, routeOf } from '@clinic/core/addresses/route-table';
import type { Locale } from '@clinic/core/kernel/locale';

/** The site has a page of its own there (`agradecimento/site-agradecimento`), which would always be shown instead of the document. */
export function isSlugReserved(collection: string, locale: Locale, slug: string): boolean {
  const name = routeNames.find((each) => routeOf(each).document === collection);
  const pattern = name && routeOf(name)[locale];
  return pattern ? matchRoute(locale, pattern.replace(/:\w+$/, slug))?.name !== name : false;
}
