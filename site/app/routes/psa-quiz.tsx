import { readPsaQuizWords } from '@clinic/core/content/pages/read-psa-quiz';
import { data } from 'react-router';
import { framed } from '../action-errors.server.ts';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { PsaValueField } from '../quizzes/psa-value-field.tsx';
import { readPsaView } from '../quizzes/psa-view.server.ts';
import { psaFlow } from '../quizzes/quiz-flow.ts';
import { QuizScreens } from '../quizzes/quiz-screens.tsx';
import { orNoQuiz } from '../quizzes/quiz-words.server.ts';
import { submitQuiz } from '../quizzes/submit-quiz.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/psa-quiz.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const words = orNoQuiz(page, readPsaQuizWords(page.library, page.locale));
  const { metaTitle, metaDescription } = readHeading(page);
  return {
    head: pageHead(page, { title: metaTitle, description: metaDescription }),
    messages: messagesFor(page.locale, 'quizzes', 'components'),
    quiz: readPsaView(page, request, words),
  };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const stop = submitQuiz(page, request, form, psaFlow);
  return data(stop, { status: stop.urgent ? 200 : 422 });
});

export default function PsaQuiz({ loaderData: { head, quiz }, actionData }: Route.ComponentProps) {
  const refused = actionData?.problem ? actionData : null;
  return (
    <QuizScreens head={head} quiz={quiz} flow={psaFlow} stop={actionData ?? null}>
      {quiz.value && <PsaValueField value={quiz.value} refused={refused} />}
    </QuizScreens>
  );
}
