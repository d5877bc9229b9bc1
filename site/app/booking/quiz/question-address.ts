import { pathTo } from '@clinic/core/addresses/path-to';
import { type QuizQuestion, quizQuestions } from '@clinic/core/booking/form/quiz';
import type { Locale } from '@clinic/core/kernel/locale';

/** Says which question is asked and nothing of any answer. */
const names: Record<QuizQuestion, string> = { reason: 'motivo', signs: 'sinais', who: 'quem' };

export const questionAddress = (locale: Locale, question: QuizQuestion) => `${pathTo(locale, 'bookingQuiz')}?pergunta=${names[question]}`;

export const askedQuestion = (query: URLSearchParams): QuizQuestion =>
  quizQuestions.find((question) => names[question] === query.get('pergunta')) ?? 'reason';
