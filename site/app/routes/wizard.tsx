import { data, redirect, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { BookingUnavailable } from '../booking/booking-unavailable.tsx';
import { readAlreadyBooked } from '../booking/wizard/already-booked.server.ts';
import { AlreadyBooked } from '../booking/wizard/already-booked.tsx';
import { bookAndRedirect, readBookRequest } from '../booking/wizard/book.server.ts';
import { enterWizard } from '../booking/wizard/enter-wizard.server.ts';
import { keepWish } from '../booking/wizard/keep-wish.server.ts';
import { hasLostDraft, loadWizard, orCurrentStep, orFreeSlot } from '../booking/wizard/load-wizard.server.ts';
import { readLinkedHour } from '../booking/wizard/preset.server.ts';
import { readView } from '../booking/wizard/read-view.server.ts';
import { stepAddress } from '../booking/wizard/step-address.ts';
import { submitStep } from '../booking/wizard/submit-step.server.ts';
import { WizardScreen } from '../booking/wizard/wizard-screen.tsx';
import type { WizardView } from '../booking/wizard/wizard-view.ts';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/wizard.ts';

/** All screens of the wizard: which one it is says the address. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const heading = readHeading(page);
  const wizard = await loadWizard(page, request);
  const head = pageHead(page, { title: heading.metaTitle, description: heading.metaDescription });
  const messages = messagesFor(page.locale, 'booking', 'wishes', 'identity', 'components');
  if (!wizard.ok) return data({ head, messages, view: null, booked: null }, { status: 503 });
  const booked = await readAlreadyBooked(page, request, wizard.value);
  if (booked) return data({ head, messages, view: null, booked });
  orCurrentStep(page, wizard.value);
  await orFreeSlot(page, wizard.value);
  const [view, hasExpired] = await Promise.all([
    readView(page, wizard.value, new URL(request.url).searchParams),
    hasLostDraft(page, request, wizard.value),
  ]);
  return data({ head, messages, view: { ...view, hasExpired }, booked: null });
}

type Refusal = Pick<WizardView, 'problems' | 'trouble' | 'values'>;
const refused = (refusal: Partial<Refusal>, headers: Record<string, string> = {}) =>
  data({ problems: [], trouble: null, ...refusal }, { status: 422, headers });

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const wizard = await loadWizard(page, request);
  if (!wizard.ok) return data(null, { status: 503 });
  const form = await readForm(request);
  if (!form) return data({ problems: [], trouble: null }, notAForm);
  const { step, progress } = wizard.value;
  if (form.get('go') === 'enter') throw await enterWizard(page, wizard.value, form);
  if (step === 'check') {
    const wish = await keepWish(page, wizard.value, form);
    if (wish) return refused(wish);
    const asked = await readBookRequest(page, request);
    const trouble = asked.ok ? await bookAndRedirect(page, asked.value) : asked.error;
    if (trouble.kind === 'notComplete') throw redirect(stepAddress(page.locale, progress.currentStep), 303);
    return refused({ trouble });
  }
  const linked = await readLinkedHour(page, wizard.value, new URL(request.url).searchParams);
  const submitted = await submitStep(page, wizard.value, form, linked);
  return refused({ problems: submitted.progress.problems, values: submitted.fields }, submitted.headers);
});

export default function Wizard({ loaderData: { head, view, booked }, actionData }: Route.ComponentProps) {
  const t = useTranslations('booking');
  const { pathname } = useLocation();
  const siteName = useFrame().settings.name;
  if (!view) {
    return (
      <>
        <Head head={head} siteName={siteName} />
        {booked ? <AlreadyBooked booked={booked} /> : <BookingUnavailable path={pathname} />}
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
