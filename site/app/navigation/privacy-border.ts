import { matchRoute } from '@clinic/core/addresses/match-route';
import { routeOf } from '@clinic/core/addresses/route-table';

/** Booking, account, form and quiz pages, and addresses we do not know: no third party may be present there. */
export function isPrivatePath(path: string): boolean {
  const route = routeNameOf(path);
  return route === undefined || routeOf(route).sensitive;
}

/** The same of an address that may ask for something or name a place on the page. */
export const isPrivateAddress = (address: string): boolean => isPrivatePath(address.split(/[?#]/, 1)[0] ?? '');

export function routeNameOf(path: string) {
  const [, locale, tail = ''] = /^\/(pt|en)(?:\/(.*))?$/.exec(path) ?? [];
  return locale === 'pt' || locale === 'en' ? matchRoute(locale, tail)?.name : undefined;
}

/** Scripts and policy belong to the document, so only a new document separates the two sides. */
export const crossesPrivacyBorder = (from: string, to: string) => isPrivatePath(from) !== isPrivatePath(to);
