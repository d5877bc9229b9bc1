import { type RouteName, routeOf } from '@clinic/core/addresses/route-table';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { actionFailure } from './action-errors.server.ts';
import { type PageContext, pageContext } from './page-context.ts';

/** Routes that cannot be rendered without published content: those that search engines may show, and all that are the same for everybody. */
const readsContent = (route: RouteName) => routeOf(route).cached || routeOf(route).indexed;

/** The first line of every screen's loader: throws 301, 404 or 503 unless the path is canonical and its page exists. */
export function requirePage(context: Readonly<RouterContextProvider>): PageContext {
  const failed = context.get(actionFailure);
  if (failed) throw data(null, { status: failed });
  const page = context.get(pageContext);
  if (page.resolution.kind === 'moved') throw redirect(page.resolution.to, 301);
  if (page.resolution.kind !== 'page') throw data(null, { status: 404 });
  // The library was never loaded, so it is unknown whether this page exists: 503, not 404.
  if (page.library.isEmpty && page.route && readsContent(page.route)) throw data(null, { status: 503 });
  return page;
}

/** A page that is not published does not exist. */
export function orNotFound<T>(page: T | null | undefined): T {
  if (!page) throw data(null, { status: 404 });
  return page;
}
