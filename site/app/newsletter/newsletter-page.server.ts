import { pathTo } from '@clinic/core/addresses/path-to';
import type { NewsletterServices } from '@clinic/core/newsletter/newsletter-services';
import { type RouterContextProvider, redirect } from 'react-router';
import { requireAccountPage } from '../account/account-page.server.ts';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import type { PageContext } from '../page-context.ts';
import { tokenIn } from '../token-in.server.ts';

/** A page of the newsletter, with what it needs. */
export function requireNewsletterPage({ context }: { context: Readonly<RouterContextProvider> }) {
  const { page, account } = requireAccountPage({ context });
  const { withinLimit, keys } = account.services;
  const services: NewsletterServices = { subscriptions: account.area.newsletter, withinLimit, keys };
  return { page, account, services };
}

/** The frame and the form are those of the account's pages; of its words only these few travel along. */
export function newsletterHead(page: PageContext) {
  const heading = readHeading(page);
  const { account, newsletter, components } = messagesFor(page.locale, 'account', 'newsletter', 'components');
  const { busy, refusedTitle, problems } = account;
  return {
    head: pageHead(page, { title: heading.metaTitle, description: heading.metaDescription }),
    messages: { newsletter, components, account: { busy, refusedTitle, problems: { ...problems, ...newsletter.problems } } },
  };
}

/** Opened without the link of a letter there is nothing to confirm or to change, and the form to offer. */
export function requireToken(page: PageContext, request: Request): string {
  const token = tokenIn(request);
  if (token === '') throw redirect(pathTo(page.locale, 'newsletter'), 303);
  return token;
}
