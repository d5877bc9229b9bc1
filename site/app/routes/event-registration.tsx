import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { NoRegistrationScreen } from '../events/no-registration-screen.tsx';
import { readRegistrationPage } from '../events/read-registration-page.server.ts';
import { RegistrationScreen } from '../events/registration-screen.tsx';
import { submitRegistration } from '../events/submit-registration.server.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/event-registration.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const messages = messagesFor(page.locale, 'events', 'components');
  const { title, emailHint } = messages.events.register;
  const shown = await readRegistrationPage(page, new URL(request.url).searchParams);
  return { shown, head: pageHead(page, { title, description: emailHint }), messages };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const form = await readForm(request);
  return form ? submitRegistration(page, request, form) : data(null, notAForm);
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
