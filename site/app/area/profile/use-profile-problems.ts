import { useTranslations } from 'use-intl';
import type { ProfileFieldProblem } from '../profile-view.ts';

/** Every problem in words, the same in the list above the form and beside the field. */
export function useProfileProblems(problems: ProfileFieldProblem[]) {
  const t = useTranslations('area.problems');
  return {
    errors: problems.map(({ field, kind }) => ({ field, message: t(kind) })),
    errorOf(field: string): string | undefined {
      const problem = problems.find((one) => one.field === field);
      return problem && t(problem.kind);
    },
  };
}
