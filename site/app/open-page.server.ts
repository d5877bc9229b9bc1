import { routeOf } from '@clinic/core/addresses/route-table';
import { ContentUnavailable } from '@clinic/core/content/content-reader';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { actionFailure } from './framed-action.server.ts';
import { type PageContext, pageContext } from './page-context.ts';

/** The first line of every screen's loader: the address must be right and its page must exist. */
export function openPage(context: Readonly<RouterContextProvider>): PageContext {
  const failed = context.get(actionFailure);
  if (failed) throw data(null, { status: failed });
  const page = context.get(pageContext);
  if (page.resolution.kind === 'moved') throw redirect(page.resolution.to, 301);
  if (page.resolution.kind !== 'page') throw data(null, { status: 404 });
  // The published documents could not be listed, so nobody can say whether this one exists.
  if (page.route && routeOf(page.route).document && !page.document) throw data(null, { status: 503 });
  return page;
}

/** Says "unavailable for the moment" where neither the CMS nor a copy has the content. */
export async function orUnavailable<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof ContentUnavailable) throw data(null, { status: 503 });
    throw error;
  }
}
