import { pathTo } from '@clinic/core/addresses/path-to';
import { readSymptomQuizWords } from '@clinic/core/content/pages/read-symptom-quiz';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { data } from 'react-router';
import { framed } from '../action-errors.server.ts';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { keepPart, keepScore } from '../quizzes/keep-score.server.ts';
import { orNoQuiz } from '../quizzes/quiz-words.server.ts';
import { ResultHead } from '../quizzes/result-head.tsx';
import { symptomLetter } from '../quizzes/result-letters.server.ts';
import { readSendView, sendResult } from '../quizzes/send-result.server.ts';
import { SendResult } from '../quizzes/send-result.tsx';
import { readSymptomResult, reasonOfResult } from '../quizzes/symptom-result.server.ts';
import { SymptomResultScreen } from '../quizzes/symptom-result-screen.tsx';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/symptom-result.ts';

/** One file for the three bands: the address says which, the encrypted answers say whether it is the visitor's own. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const words = orNoQuiz(page, readSymptomQuizWords(page.library, page.locale));
  const view = readSymptomResult(page, request, words);
  const { metaTitle, metaDescription } = readHeading(page);
  return {
    head: pageHead(page, { title: metaTitle, description: metaDescription }),
    messages: messagesFor(page.locale, 'quizzes', 'components'),
    subSpecialty: reasonOfResult(view),
    view,
    send: await readSendView(page, request),
    quizTo: pathTo(page.locale, 'symptomQuiz'),
    today: inLisbon(new Date()).day,
    isKeeping: Boolean(page.account?.signedIn) && new URL(request.url).searchParams.get('abrir') === keepPart,
  };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  if (form.get('go') === 'keep') throw await keepScore(page, request);
  const words = orNoQuiz(page, readSymptomQuizWords(page.library, page.locale));
  const letter = symptomLetter(readSymptomResult(page, request, words), words, page.locale);
  return data(await sendResult(page, form, letter), { status: 422 });
});

export default function SymptomResult({ loaderData: { head, view, send, quizTo, today, isKeeping }, actionData }: Route.ComponentProps) {
  return (
    <>
      <ResultHead head={head} problem={actionData ?? null} />
      <SymptomResultScreen
        view={view}
        quizTo={quizTo}
        today={today}
        isKeeping={isKeeping}
        sending={<SendResult view={send} problem={actionData ?? null} />}
      />
    </>
  );
}
