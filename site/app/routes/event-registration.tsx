import { pathTo } from '@clinic/core/addresses/path-to';
import { readEvents } from '@clinic/core/content/pages/read-events';
import { registerForEvent } from '@clinic/core/events/register-for-event';
import { trapName } from '@clinic/core/http/filled-by-program';
import { longestEmail } from '@clinic/core/personal-data/email';
import { longestName } from '@clinic/core/personal-data/person-name';
import { data, redirect } from 'react-router';
import { useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { NoRegistrationScreen } from '../events/no-registration-screen.tsx';
import { readRegistrationPage } from '../events/read-registration-page.server.ts';
import { RegistrationScreen } from '../events/registration-screen.tsx';
import type { RegistrationScreenProblem, RegistrationView } from '../events/registration-view.ts';
import { readThanksCookie, thanksCookie } from '../events/thanks-cookie.server.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { formInputs } from '../requests/request-view.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/event-registration.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const messages = messagesFor(page.locale, 'events', 'components');
  const { title, emailHint } = messages.events.register;
  const shown = await readRegistrationPage(page, new URL(request.url).searchParams);
  return { shown, head: pageHead(page, { title, description: emailHint }), messages };
}

const statuses = { invalid: 422, tooFast: 422, formEnded: 422, closed: 409, tooMany: 429, workNeeded: 429 } as const;

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const text = (name: string, longest: number) => String(form.get(name) ?? '').slice(0, longest);
  const typed = {
    ...{ mode: text('mode', 10), people: text('people', 3), name: text('name', longestName), email: text('email', longestEmail) },
    ...{ phone: text('phone', 40), note: text('note', 2_000), consent: form.get('consent') === 'yes' },
    newsletter: form.get('newsletter') === 'sim',
  };
  const event = readEvents(page.library, page.locale).find(({ id }) => String(id) === form.get('event'));
  const refused = (problems: RegistrationScreenProblem[], status: number, keys: Partial<Pick<RegistrationView, 'pass' | 'work'>>) =>
    data({ typed, problems, keys }, { status });
  if (!event) return refused([{ field: 'send', kind: 'closed' }], statuses.closed, {});
  const pass = text('pass', 200);
  const inputs = { typed, pass, trap: text(trapName, 200), solution: text(formInputs.work, 1_000) };
  const sent = { event, ...inputs, locale: page.locale, client: page.client };
  const [lastId, signedIn] = [readThanksCookie(page, request), page.account?.signedIn];
  const accountEmail = signedIn && !signedIn.isIdle ? signedIn.account.email : null;
  const made = await registerForEvent(page.events, { ...sent, lastId, accountEmail }, new Date());
  if (!made.ok) {
    const { error } = made;
    const problems = error.kind === 'invalid' ? error.problems : [{ field: 'send', kind: error.kind } as const];
    const work = error.kind === 'workNeeded' ? error.work : null;
    return refused(problems, statuses[error.kind], error.kind === 'formEnded' ? {} : { pass, work });
  }
  const cookie = made.value && thanksCookie(page, made.value.id);
  throw redirect(pathTo(page.locale, 'thanksEvent'), { status: 303, ...(cookie && { headers: { 'set-cookie': cookie } }) });
});

export default function EventRegistration({ loaderData: { shown, head }, actionData }: Route.ComponentProps) {
  const t = useTranslations('events.register');
  const { settings } = useFrame();
  const problems = actionData?.problems ?? [];
  const title = problems.length > 0 ? t('refusedTitle', { title: head.title }) : head.title;
  const sent = actionData && { typed: actionData.typed, ...actionData.keys };
  return (
    <>
      <Head head={{ ...head, title }} siteName={settings.name} />
      {shown.view ? (
        <RegistrationScreen view={{ ...shown.view, ...sent }} problems={problems} />
      ) : (
        <NoRegistrationScreen event={shown.event} standing={shown.standing} />
      )}
    </>
  );
}
