import { pathTo } from '@clinic/core/addresses/path-to';
import { readPsaQuizWords } from '@clinic/core/content/pages/read-psa-quiz';
import { data } from 'react-router';
import { framed } from '../action-errors.server.ts';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { readPsaResult } from '../quizzes/psa-result.server.ts';
import { PsaResultScreen } from '../quizzes/psa-result-screen.tsx';
import { orNoQuiz } from '../quizzes/quiz-words.server.ts';
import { ResultHead } from '../quizzes/result-head.tsx';
import { psaLetter } from '../quizzes/result-letters.server.ts';
import { readSendView, sendResult } from '../quizzes/send-result.server.ts';
import { SendResult } from '../quizzes/send-result.tsx';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/psa-thanks.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const words = orNoQuiz(page, readPsaQuizWords(page.library, page.locale));
  const { metaTitle, metaDescription } = readHeading(page);
  return {
    head: pageHead(page, { title: metaTitle, description: metaDescription }),
    messages: messagesFor(page.locale, 'quizzes', 'components'),
    // Whatever the value is, it is a look at the prostate that is booked.
    subSpecialty: 'checkUp' as const,
    view: readPsaResult(page, request, words),
    send: await readSendView(page, request),
    quizTo: pathTo(page.locale, 'psaQuiz'),
  };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const words = orNoQuiz(page, readPsaQuizWords(page.library, page.locale));
  const letter = psaLetter(readPsaResult(page, request, words), page.locale);
  return data(await sendResult(page, form, letter), { status: 422 });
});

export default function PsaThanks({ loaderData: { head, view, send, quizTo }, actionData }: Route.ComponentProps) {
  return (
    <>
      <ResultHead head={head} problem={actionData ?? null} />
      <PsaResultScreen view={view} quizTo={quizTo} sending={<SendResult view={send} problem={actionData ?? null} />} />
    </>
  );
}
