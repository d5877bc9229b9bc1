import { pathTo } from '@clinic/core/addresses/path-to';
import { isFilledByProgram } from '@clinic/core/http/filled-by-program';
import { subscribeToNewsletter } from '@clinic/core/newsletter/subscribe';
import { data, redirect } from 'react-router';
import { newsletterCookie } from '../../server/http/newsletter-cookie.ts';
import { AccountTitle } from '../account/account-title.tsx';
import type { ScreenProblem } from '../account/parts/screen-problem.ts';
import { framed } from '../action-errors.server.ts';
import { readNewsletterForm } from '../newsletter/newsletter-form.server.ts';
import { newsletterHead, requireNewsletterPage } from '../newsletter/newsletter-page.server.ts';
import { NewsletterScreen } from '../newsletter/newsletter-screen.tsx';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/newsletter.ts';

/** Who is signed in finds name and e-mail filled in. */
export function loader({ context }: Route.LoaderArgs) {
  const { page, account } = requireNewsletterPage({ context });
  const known = account.signedIn?.isIdle ? null : account.signedIn?.account;
  const { name = '', email = '' } = known ?? {};
  return { ...newsletterHead(page), view: { name, email, consent: false, from: 'page', openedAt: Date.now() } };
}

/** Answers every address alike, also to what is plainly a program. */
export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, account, services } = requireNewsletterPage({ context });
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const { typed, trap, openedAt, source } = readNewsletterForm(form);
  const sent = pathTo(page.locale, 'thanksSite');
  const ageSeconds = openedAt === null ? null : (Date.now() - openedAt) / 1_000;
  if (isFilledByProgram({ trap, ageSeconds })) throw redirect(sent, 303);
  const asked = await subscribeToNewsletter(services, typed, { locale: page.locale, source, client: page.client });
  if (asked.ok) {
    account.addCookies([newsletterCookie(asked.value.requestId, page.origin)]);
    throw redirect(sent, 303);
  }
  const isTooMany = asked.error.kind === 'tooMany';
  const problems: ScreenProblem[] = asked.error.kind === 'tooMany' ? [{ field: 'email', kind: 'tooMany' }] : asked.error.problems;
  return data({ typed: { ...typed, from: source, openedAt: openedAt ?? 0 }, problems }, { status: isTooMany ? 429 : 422 });
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
