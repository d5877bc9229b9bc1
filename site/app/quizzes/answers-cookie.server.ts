import { answersMinutes } from '@clinic/core/quizzes/answers-lifetime';
import { type AnsweredQuiz, type GivenAnswers, noAnswers, openSealedAnswers, sealAnswers } from '@clinic/core/quizzes/sealed-answers';
import { cookieNamed } from '../../server/http/cookie-named.ts';
import type { PageContext } from '../page-context.ts';

/** `__Host-` holds only over TLS: nobody on a neighbouring host can then plant answers. */
const nameAt = (origin: string, quiz: AnsweredQuiz) => (origin.startsWith('https:') ? `__Host-quiz-${quiz}` : `quiz-${quiz}`);

const cookie = (origin: string, quiz: AnsweredQuiz, value: string, seconds: number) =>
  `${nameAt(origin, quiz)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${origin.startsWith('https:') ? '; Secure' : ''}`;

/** Null where nothing was answered in this browser, or too long ago. */
export function readAnswers({ booking, origin }: PageContext, request: Request, quiz: AnsweredQuiz): GivenAnswers | null {
  const value = cookieNamed(request, nameAt(origin, quiz));
  return value ? openSealedAnswers(booking.keys, quiz, value, new Date()) : null;
}

export const readOrBegin = (page: PageContext, request: Request, quiz: AnsweredQuiz): GivenAnswers =>
  readAnswers(page, request, quiz) ?? noAnswers();

/** The answers are nowhere but here, and nobody but us can read them. */
export const answersCookie = ({ booking, origin }: PageContext, quiz: AnsweredQuiz, given: GivenAnswers): string =>
  cookie(origin, quiz, sealAnswers(booking.keys, quiz, given, new Date()), answersMinutes * 60);

export const erasedAnswersCookie = ({ origin }: PageContext, quiz: AnsweredQuiz): string => cookie(origin, quiz, '', 0);
