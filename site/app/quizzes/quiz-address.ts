import { type Address, pathTo } from '@clinic/core/addresses/path-to';
import type { Locale } from '@clinic/core/kernel/locale';
import type { QuizFlow } from './quiz-flow.ts';

export const quizAddress = <Q extends string>(locale: Locale, { route, addressNames }: QuizFlow<Q>, question: Q | null): Address =>
  question === null ? pathTo(locale, route) : (`${pathTo(locale, route)}?pergunta=${addressNames[question]}` as Address);

/** `start` without a question in the address; null for one that there is not. */
export function questionIn<Q extends string>(request: Request, { order, addressNames }: QuizFlow<Q>): Q | 'start' | null {
  const asked = new URL(request.url).searchParams.get('pergunta');
  if (asked === null) return 'start';
  return order.find((question) => addressNames[question] === asked) ?? null;
}
