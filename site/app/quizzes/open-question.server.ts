import { questionToAsk } from '@clinic/core/quizzes/question-order';
import type { PageContext } from '../page-context.ts';
import { readAnswers } from './answers-cookie.server.ts';
import { questionIn } from './quiz-address.ts';
import type { QuizFlow, StoredAnswers } from './quiz-flow.ts';

type QuizPlace<Q extends string> = { question: Q; current: number; total: number; previous: Q | null };
export type OpenedQuiz<Q extends string> =
  /** `isLost`: a question was asked for, and what was answered before it is gone. */
  { kind: 'start'; isLost: boolean } | { kind: 'question'; place: QuizPlace<Q>; chosen: string | null };

/** Whoever has not said that no urgent sign is there begins at the start, whatever the address asks for. */
export function openQuestion<Q extends string>(page: PageContext, request: Request, flow: QuizFlow<Q>): OpenedQuiz<Q> {
  const answers = readAnswers(page, request, flow.quiz)?.answers ?? {};
  const asked = questionIn(request, flow);
  if (asked === 'start') return { kind: 'start', isLost: false };
  if (answers[signsAnswered] === undefined) return { kind: 'start', isLost: true };
  const question = questionToAsk(flow.order, ownAnswers(flow, answers), asked) ?? flow.order[0];
  if (question === undefined) return { kind: 'start', isLost: false };
  const at = flow.order.indexOf(question);
  const place = { question, current: at + 1, total: flow.order.length, previous: flow.order[at - 1] ?? null };
  return { kind: 'question', place, chosen: answers[question] ?? null };
}

/** Beside the answers: that the signs were read and none is there. */
export const signsAnswered = 'signs';

const ownAnswers = <Q extends string>({ order }: QuizFlow<Q>, answers: StoredAnswers) =>
  Object.fromEntries(order.map((question) => [question, answers[question]])) as Partial<Record<Q, string>>;
