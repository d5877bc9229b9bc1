import type { ScreenProblem } from './parts/screen-problem.ts';

/** How a form is refused: something is to be typed anew, there were too many tries, or everybody is to come back in a moment. */
export function refusedInit(problems: readonly ScreenProblem[]): { status: number } {
  const kinds = problems.map(({ kind }) => kind);
  if (kinds.includes('busy')) return { status: 503 };
  return { status: kinds.includes('tooMany') ? 429 : 422 };
}
