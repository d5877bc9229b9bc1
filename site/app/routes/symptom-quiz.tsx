import { readSymptomQuizWords } from '@clinic/core/content/pages/read-symptom-quiz';
import { data } from 'react-router';
import { framed } from '../action-errors.server.ts';
import { pageHead } from '../head/page-head.server.ts';
import { readHeading } from '../head/read-heading.server.ts';
import { messagesFor } from '../language/messages.server.ts';
import { symptomFlow } from '../quizzes/quiz-flow.ts';
import { QuizScreens } from '../quizzes/quiz-screens.tsx';
import { orNoQuiz } from '../quizzes/quiz-words.server.ts';
import { submitQuiz } from '../quizzes/submit-quiz.server.ts';
import { readSymptomView } from '../quizzes/symptom-view.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import { requirePage } from '../require-page.server.ts';
import type { Route } from './+types/symptom-quiz.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const page = requirePage(context);
  const words = orNoQuiz(page, readSymptomQuizWords(page.library, page.locale));
  const { metaTitle, metaDescription } = readHeading(page);
  return {
    head: pageHead(page, { title: metaTitle, description: metaDescription }),
    messages: messagesFor(page.locale, 'quizzes', 'components'),
    quiz: readSymptomView(page, request, words),
  };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const page = requirePage(context);
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const stop = submitQuiz(page, request, form, symptomFlow);
  return data(stop, { status: stop.urgent ? 200 : 422 });
});

export default function SymptomQuiz({ loaderData: { head, quiz }, actionData }: Route.ComponentProps) {
  return <QuizScreens head={head} quiz={quiz} flow={symptomFlow} stop={actionData ?? null} />;
}
