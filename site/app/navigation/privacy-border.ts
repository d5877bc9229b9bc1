import { matchRoute } from '@clinic/core/addresses/match-route';
import { routeOf } from '@clinic/core/addresses/route-table';
import { standsBesideItsForm } from '../islands/document-page.ts';

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

/**
 * Scripts and policy belong to the document, so only a new document separates the two sides. And a page that is sent as a document has
 * nothing that the router could show.
 */
export function needsNewDocument(from: string, to: string): boolean {
  const route = routeNameOf(to);
  return isPrivatePath(from) !== isPrivatePath(to) || (route !== undefined && standsBesideItsForm(route));
}
