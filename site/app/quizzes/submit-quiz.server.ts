import { pathTo } from '@clinic/core/addresses/path-to';
import { questionToAsk } from '@clinic/core/quizzes/question-order';
import { type UrgentSign, urgentSignIn } from '@clinic/core/quizzes/urgent-signs';
import { redirect } from 'react-router';
import type { PageContext } from '../page-context.ts';
import { answersCookie, erasedAnswersCookie, readOrBegin } from './answers-cookie.server.ts';
import { openQuestion, signsAnswered } from './open-question.server.ts';
import { quizAddress } from './quiz-address.ts';
import type { AnswerProblem, QuizFlow } from './quiz-flow.ts';

/** What keeps somebody on the page: a sign that cannot wait, or an answer that is none. */
export type QuizStop =
  | { urgent: UrgentSign; problem: null }
  /** `typed`: what was refused, to be mended and not written again. */
  | { urgent: null; problem: AnswerProblem['kind']; typed: string };

/** Keeps an answer with the others and goes on; after the last one to the result. An urgent sign is shown and kept nowhere. */
export function submitQuiz<Q extends string>(page: PageContext, request: Request, form: FormData, flow: QuizFlow<Q>): QuizStop {
  const { locale } = page;
  const typed = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, 40) : '';
  };
  if (typed('go') === 'leave') throw sendTo(pathTo(locale, 'home'), erasedAnswersCookie(page, flow.quiz));
  if (typed('go') === 'again') throw sendTo(quizAddress(locale, flow, null), erasedAnswersCookie(page, flow.quiz));
  const sign = urgentSignIn(typed('sign'));
  if (sign) return { urgent: sign, problem: null };
  const given = readOrBegin(page, request, flow.quiz);
  if (typed('go') === 'start') {
    const cookie = answersCookie(page, flow.quiz, { ...given, answers: { ...given.answers, [signsAnswered]: 'none' } });
    throw sendTo(quizAddress(locale, flow, flow.order[0] ?? null), cookie);
  }
  const opened = openQuestion(page, request, flow);
  if (opened.kind === 'start') throw redirect(`${new URL(request.url).pathname}${new URL(request.url).search}`, 303);
  const { question } = opened.place;
  const answer = flow.parse(question, typed);
  if (!answer.ok) return { urgent: null, problem: answer.error.kind, typed: typed('psaValue') };
  const answers = { ...given.answers, [question]: answer.value };
  throw sendTo(nextAddress(page, flow, answers, question), answersCookie(page, flow.quiz, { ...given, answers }));
}

/** One question after the other, also where the later ones were answered before: each is shown with its answer marked. */
function nextAddress<Q extends string>({ locale }: PageContext, flow: QuizFlow<Q>, answers: Record<string, string>, answered: Q) {
  const next = flow.order[flow.order.indexOf(answered) + 1];
  if (next !== undefined) return quizAddress(locale, flow, next);
  const result = flow.resultRoute(answers);
  if (result) return pathTo(locale, result);
  const open = questionToAsk(flow.order, answers as Partial<Record<Q, string>>, null);
  return quizAddress(locale, flow, open);
}

const sendTo = (address: string, cookie: string): Response => redirect(address, { status: 303, headers: { 'set-cookie': cookie } });
