import { routeOf } from '@clinic/core/addresses/route-table';
import { readThirdParties, type ThirdParties } from '@clinic/core/content/frame/third-parties';
import type { PageContext } from '../page-context.ts';

export type AskedPage = Pick<PageContext, 'route' | 'resolution' | 'locale' | 'library' | 'origin'>;

/**
 * The third parties a page may know of. Booking, account, form and quiz pages, and pages that do not exist, get none:
 * not even a name in their text or headers.
 */
export function thirdPartiesOf({ route, resolution, locale, library, origin }: AskedPage): ThirdParties | null {
  if (!route || resolution.kind !== 'page' || routeOf(route).sensitive) return null;
  return readThirdParties(library, locale, origin);
}
