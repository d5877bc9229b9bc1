import { pathTo } from '@clinic/core/addresses/path-to';
import type { QuizQuestion } from '@clinic/core/booking/form/quiz';
import type { Locale } from '@clinic/core/kernel/locale';

/** Says which question is asked and nothing of any answer. */
const names: Record<QuizQuestion, string> = { reason: 'motivo', signs: 'sinais', who: 'quem', mode: 'onde', doctor: 'medico' };

export const questionAddress = (locale: Locale, question: QuizQuestion) => `${pathTo(locale, 'bookingQuiz')}?pergunta=${names[question]}`;

export const askedQuestion = (query: URLSearchParams, applicable: QuizQuestion[]): QuizQuestion =>
  applicable.find((question) => names[question] === query.get('pergunta')) ?? 'reason';
