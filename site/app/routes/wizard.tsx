import { data, redirect, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { book, readAsked } from '../booking/book.server.ts';
import { enterWizard } from '../booking/enter-wizard.server.ts';
import { hasLostDraft, openWizard, orFirstOpen } from '../booking/open-wizard.server.ts';
import { readView } from '../booking/read-view.server.ts';
import { sendStep } from '../booking/send-step.server.ts';
import { SilentScreen } from '../booking/silent-screen.tsx';
import { stepAddress } from '../booking/step-address.ts';
import { WizardScreen } from '../booking/wizard-screen.tsx';
import type { WizardView } from '../booking/wizard-view.ts';
import { useFrame } from '../frame/use-frame.ts';
import { framed } from '../framed-action.server.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { openPage } from '../open-page.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/wizard.ts';

/** All nine screens: which one it is says the address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = openPage(context);
  const heading = readHeading(page);
  const opened = await openWizard(page, request);
  const head = pageHead(page, { title: heading.metaTitle, description: heading.metaDescription });
  const messages = messagesFor(page.locale, 'booking', 'identity', 'components');
  if (!opened.ok) return data({ head, messages, view: null }, { status: 503 });
  orFirstOpen(page, opened.value);
  const [view, hasExpired] = await Promise.all([
    readView(page, opened.value, new URL(request.url).searchParams),
    hasLostDraft(page, request, opened.value),
  ]);
  return data({ head, messages, view: { ...view, hasExpired } });
}

type Refusal = Pick<WizardView, 'problems' | 'trouble' | 'values'>;
const refused = (refusal: Partial<Refusal>, headers: Record<string, string> = {}) =>
  data({ problems: [], trouble: null, ...refusal }, { status: 422, headers });

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = openPage(context);
  const opened = await openWizard(page, request);
  if (!opened.ok) return data(null, { status: 503 });
  const form = await readForm(request);
  if (!form) return data({ problems: [], trouble: null }, notAForm);
  const { step, walk: walked } = opened.value;
  if (form.get('go') === 'enter') throw await enterWizard(page, opened.value, form);
  if (step === 'check') {
    if (form.get('go') === 'back') throw redirect(stepAddress(page.locale, walked.applicable.at(-2) ?? 'mode'), 303);
    const asked = await readAsked(page, request);
    const trouble = asked.ok ? await book(page, asked.value) : asked.error;
    if (trouble.kind === 'notComplete') throw redirect(stepAddress(page.locale, walked.open), 303);
    return refused({ trouble });
  }
  const { walk, fields, headers } = await sendStep(page, opened.value, form);
  return refused({ problems: walk.problems, values: fields }, headers);
});

export default function Wizard({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  const t = useTranslations('booking');
  const { pathname } = useLocation();
  const siteName = useFrame().settings.name;
  if (!view) {
    return (
      <>
        <Head head={head} siteName={siteName} />
        <SilentScreen path={pathname} />
      </>
    );
  }
  const title = actionData ? t('refusedTitle', { title: head.title }) : head.title;
  return (
    <>
      <Head head={{ ...head, title }} siteName={siteName} />
      <WizardScreen view={{ ...view, ...actionData }} />
    </>
  );
}
