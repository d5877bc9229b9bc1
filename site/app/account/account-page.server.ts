import { pathTo } from '@clinic/core/addresses/path-to';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import type { PageContext } from '../page-context.ts';
import { requirePage } from '../require-page.server.ts';
import { activeAccount } from './active-account.server.ts';

type Given = { context: Readonly<RouterContextProvider> };

/** A page of the account that is open to everybody. */
export function requireAccountPage({ context }: Given) {
  const page = requirePage(context);
  if (!page.account) throw data(null, { status: 404 });
  return { page, account: page.account };
}

/** Whoever is signed in has nothing to do at the doors to the account. */
export function requireVisitor(given: Given) {
  const { page, account } = requireAccountPage(given);
  if (activeAccount(page)) throw redirect(pathTo(page.locale, 'personalArea'), 303);
  return { page, account };
}

export function accountHead(page: PageContext) {
  const heading = readHeading(page);
  return {
    head: pageHead(page, { title: heading.metaTitle, description: heading.metaDescription }),
    messages: messagesFor(page.locale, 'account', 'components'),
  };
}
