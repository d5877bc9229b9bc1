import { type QuizQuestion, quizQuestions } from '@clinic/core/booking/form/quiz';
import { reasonFor } from '@clinic/core/booking/form/quiz-reasons';
import type { OpenQuiz } from './open-quiz.server.ts';

export type QuizView = {
  question: QuizQuestion;
  place: { current: number; total: number; previous: QuizQuestion | null; next: QuizQuestion | null };
  /** What was answered before on this screen, and nothing else of what was answered. */
  chosen: { reason?: string | undefined; forOther?: string | undefined; hadConsultation?: string | undefined };
};

export function readQuizView({ question, draft }: Pick<OpenQuiz, 'question' | 'draft'>): QuizView {
  const at = quizQuestions.indexOf(question);
  return {
    question,
    place: { current: at + 1, total: quizQuestions.length, previous: quizQuestions[at - 1] ?? null, next: quizQuestions[at + 1] ?? null },
    chosen: chosenOn(question, draft?.fields ?? {}),
  };
}

function chosenOn(question: QuizQuestion, { subSpecialty, forOther, hadConsultation }: NonNullable<OpenQuiz['draft']>['fields']) {
  if (question === 'reason') return { reason: reasonFor(subSpecialty) };
  return question === 'who' ? { forOther, hadConsultation } : {};
}
