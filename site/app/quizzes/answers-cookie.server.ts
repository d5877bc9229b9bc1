import { answersMinutes } from '@clinic/core/quizzes/answers-lifetime';
import {
  type AnsweredQuiz,
  decryptQuizAnswers,
  encryptQuizAnswers,
  type GivenAnswers,
  noAnswers,
} from '@clinic/core/quizzes/encrypted-answers';
import { clearedHostCookie, hostCookie, readHostCookie } from '../../server/http/host-cookie.ts';
import type { PageContext } from '../page-context.ts';

const nameOf = (quiz: AnsweredQuiz) => `quiz-${quiz}`;

/** Null where nothing was answered in this browser, or too long ago. */
export function readAnswers({ booking, origin }: PageContext, request: Request, quiz: AnsweredQuiz): GivenAnswers | null {
  const value = readHostCookie(request.headers.get('cookie'), origin, nameOf(quiz));
  return value ? decryptQuizAnswers(booking.keys, quiz, value, new Date()) : null;
}

export const readOrBegin = (page: PageContext, request: Request, quiz: AnsweredQuiz): GivenAnswers =>
  readAnswers(page, request, quiz) ?? noAnswers();

/** The answers are nowhere but here, and nobody but us can read them. */
export const answersCookie = ({ booking, origin }: PageContext, quiz: AnsweredQuiz, given: GivenAnswers): string =>
  hostCookie(origin, {
    name: nameOf(quiz),
    value: encryptQuizAnswers(booking.keys, quiz, given, new Date()),
    maxAgeSeconds: answersMinutes * 60,
  });

export const erasedAnswersCookie = ({ origin }: PageContext, quiz: AnsweredQuiz): string =>
  clearedHostCookie(origin, { name: nameOf(quiz) });
