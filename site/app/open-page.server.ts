import { type RouteName, routeOf } from '@clinic/core/addresses/route-table';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { actionFailure } from './framed-action.server.ts';
import { type PageContext, pageContext } from './page-context.ts';
import { isInterim } from './screens.ts';

/** What is made of content alone. */
const readsContent = (route: RouteName) => routeOf(route).cached && !isInterim(route);

/** The first line of every screen's loader: the address must be right and its page must exist. */
export function openPage(context: Readonly<RouterContextProvider>): PageContext {
  const failed = context.get(actionFailure);
  if (failed) throw data(null, { status: failed });
  const page = context.get(pageContext);
  if (page.resolution.kind === 'moved') throw redirect(page.resolution.to, 301);
  if (page.resolution.kind !== 'page') throw data(null, { status: 404 });
  // Nothing was ever loaded: nobody can say what this page holds, or whether it exists.
  if (page.library.isEmpty && page.route && readsContent(page.route)) throw data(null, { status: 503 });
  return page;
}

/** A page that nobody has published does not exist. */
export function orNotFound<T>(page: T | null | undefined): T {
  if (!page) throw data(null, { status: 404 });
  return page;
}
