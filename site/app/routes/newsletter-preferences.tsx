import { pathTo } from '@clinic/core/addresses/path-to';
import { locales } from '@clinic/core/kernel/locale';
import { changeSubscription, mayResume, readSubscription, type SubscriptionChange } from '@clinic/core/newsletter/change-subscription';
import { maskedEmail } from '@clinic/core/personal-data/email';
import { data, redirect } from 'react-router';
import { AccountTitle } from '../account/account-title.tsx';
import { framed } from '../action-errors.server.ts';
import { newsletterHead, requireNewsletterPage, requireToken } from '../newsletter/newsletter-page.server.ts';
import { PreferencesScreen } from '../newsletter/preferences-screen.tsx';
import { type PreferencesView, preferenceNews } from '../newsletter/preferences-view.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { tokenIn } from '../token-in.server.ts';
import type { Route } from './+types/newsletter-preferences.ts';

/** Opening the link of a letter shows, and changes nothing. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, services } = requireNewsletterPage({ context });
  const subscription = await readSubscription(services, requireToken(page, request));
  const told = new URL(request.url).searchParams.get('feito');
  const view: PreferencesView = subscription && {
    email: maskedEmail(subscription.email),
    locale: subscription.locale,
    isOn: subscription.endedAt === null,
    mayResume: mayResume(subscription, new Date()),
    news: preferenceNews.find((news) => news === told) ?? null,
  };
  return data({ ...newsletterHead(page), view }, { status: view ? 200 : 410 });
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, services } = requireNewsletterPage({ context });
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const change = wishIn(form);
  if (!change) throw data(null, { status: 400 });
  const token = tokenIn(request);
  const changed = await changeSubscription(services, token, change);
  // Programs and people press twice, also after the list has forgotten them: the page says how things stand.
  const told = changed.ok ? `&feito=${change.kind === 'stop' ? 'stopped' : change.kind === 'resume' ? 'confirmed' : 'saved'}` : '';
  throw redirect(`${pathTo(page.locale, 'newsletterPreferences')}?token=${encodeURIComponent(token)}${told}`, 303);
});

function wishIn(form: FormData): SubscriptionChange | null {
  const go = form.get('go');
  if (go === 'stop' || go === 'resume') return { kind: go };
  const locale = locales.find((each) => each === form.get('language'));
  return go === 'language' && locale ? { kind: 'language', locale } : null;
}

export default function NewsletterPreferences({ loaderData: { head, view } }: Route.ComponentProps) {
  return (
    <>
      <AccountTitle head={head} problems={[]} />
      <PreferencesScreen view={view} />
    </>
  );
}
