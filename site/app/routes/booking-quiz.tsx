import { data, useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { framed } from '../action-errors.server.ts';
import { BookingUnavailable } from '../booking/booking-unavailable.tsx';
import { openQuiz } from '../booking/quiz/open-quiz.server.ts';
import { QuizScreen } from '../booking/quiz/quiz-screen.tsx';
import { readQuizView } from '../booking/quiz/quiz-view.server.ts';
import { sendAnswer } from '../booking/quiz/send-answer.server.ts';
import { UrgentScreen } from '../booking/quiz/urgent-screen.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/booking-quiz.ts';

/** A few questions in the patient's own words; what follows from the answers waits in the wizard. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const heading = readHeading(page);
  const opened = await openQuiz(page, request);
  const head = pageHead(page, { title: heading.metaTitle, description: heading.metaDescription });
  const messages = messagesFor(page.locale, 'bookingQuiz', 'booking', 'components');
  if (!opened.ok) return data({ head, messages, view: null }, { status: 503 });
  return data({ head, messages, view: readQuizView(opened.value) });
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const opened = await openQuiz(page, request);
  if (!opened.ok) return data(null, { status: 503 });
  const form = await readForm(request);
  if (!form) return data({ problems: [], urgent: false }, notAForm);
  const unheard = await sendAnswer(page, opened.value, form);
  return data(unheard, { status: unheard.urgent ? 200 : 422 });
});

export default function BookingQuiz({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  const t = useTranslations('booking');
  const { pathname } = useLocation();
  const problems = actionData?.problems ?? [];
  const title = problems.length > 0 ? t('refusedTitle', { title: head.title }) : head.title;
  return (
    <>
      <Head head={{ ...head, title }} siteName={useFrame().settings.name} />
      {!view && <BookingUnavailable path={pathname} />}
      {view && (actionData?.urgent ? <UrgentScreen view={view} /> : <QuizScreen view={view} problems={problems} />)}
    </>
  );
}
