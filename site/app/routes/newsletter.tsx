import { pathTo } from '@clinic/core/addresses/path-to';
import { isFilledByBot } from '@clinic/core/http/filled-by-bot';
import { subscribeToNewsletter } from '@clinic/core/newsletter/subscribe';
import { comparableEmail } from '@clinic/core/personal-data/email';
import { data, redirect } from 'react-router';
import { newsletterCookie } from '../../server/http/newsletter-cookie.ts';
import { AccountTitle } from '../account/account-title.tsx';
import { activeAccount } from '../account/active-account.server.ts';
import type { ScreenProblem } from '../account/parts/screen-problem.ts';
import { framed } from '../action-errors.server.ts';
import { comesWithoutWork, hasWorked, newsletterForm, readNewsletterForm } from '../newsletter/newsletter-form.server.ts';
import { newsletterHead, requireNewsletterPage } from '../newsletter/newsletter-page.server.ts';
import { NewsletterScreen } from '../newsletter/newsletter-screen.tsx';
import { notAForm, readForm } from '../read-form.server.ts';
import { formKeys } from '../requests/read-form.server.ts';
import type { Route } from './+types/newsletter.ts';

/** Who is signed in finds name and e-mail filled in. */
export function loader({ context }: Route.LoaderArgs) {
  const { page } = requireNewsletterPage({ context });
  const { name = '', email = '' } = activeAccount(page)?.account ?? {};
  return { ...newsletterHead(page), view: { name, email, consent: false, from: 'page', openedAt: Date.now(), keys: null } };
}

/** Answers every address alike, also to what is plainly a bot. */
export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, account, services } = requireNewsletterPage({ context });
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const { typed, trap, openedAt, work, source } = readNewsletterForm(form);
  const sent = pathTo(page.locale, 'thanksSite');
  const ageSeconds = openedAt === null ? null : (Date.now() - openedAt) / 1_000;
  if (isFilledByBot({ trap, ageSeconds })) throw redirect(sent, 303);
  const isOwn = activeAccount(page)?.account.email === comparableEmail(typed.email);
  const isTrusted = isOwn || (await hasWorked(page, work));
  const asker = { locale: page.locale, source, client: page.client, isTrusted, hasNoScript: comesWithoutWork(page, work) };
  const asked = await subscribeToNewsletter(services, typed, asker);
  if (asked.ok) {
    account.addCookies([newsletterCookie(asked.value.requestId, page.origin)]);
    throw redirect(sent, 303);
  }
  const { error } = asked;
  const problems: ScreenProblem[] = error.kind === 'invalid' ? error.problems : [{ field: 'email', kind: error.kind }];
  const keys = error.kind === 'workNeeded' ? await formKeys(page.requests, newsletterForm, new Date()) : null;
  const shown = { ...typed, from: source, openedAt: openedAt ?? 0, keys };
  return data({ typed: shown, problems }, { status: error.kind === 'invalid' ? 422 : 429 });
});

export default function Newsletter({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems ?? [];
  return (
    <>
      <AccountTitle head={head} problems={problems} />
      <NewsletterScreen view={{ ...view, ...actionData?.typed }} problems={problems} />
    </>
  );
}
