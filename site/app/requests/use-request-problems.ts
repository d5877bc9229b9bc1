import type { RequestProblemKind } from '@clinic/core/requests/form/request-problem';
import { useTranslations } from 'use-intl';

/** `field` is the id of the field that it leads to. */
export type ShownProblem = { field: string; kind: RequestProblemKind | 'codeWrong' | 'codeEnded'; name?: string };

/** What is about the whole form leads to its first field. */
const form = 'pedido';

/** Every problem in words, the same in the list above the form and beside the field. */
export function useRequestProblems(problems: readonly ShownProblem[]) {
  const t = useTranslations('requests.problems');
  const say = ({ kind, name }: ShownProblem) => (name ? t('namedDocument', { name, problem: t(kind) }) : t(kind));
  return {
    errors: problems.map((problem) => ({ field: problem.field === 'form' ? form : problem.field, message: say(problem) })),
    errorOf: (name: string): string | undefined => {
      const found = problems.filter(({ field }) => field === name).map(say);
      return found.length > 0 ? found.join(' ') : undefined;
    },
  };
}
