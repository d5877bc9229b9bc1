import { longestNote } from '@clinic/core/events/registration-form';
import { useTranslations } from 'use-intl';
import type { RegistrationScreenProblem } from './registration-view.ts';

/** Every problem in words, the same in the list above the form and beside the field. */
export function useRegistrationProblems(problems: RegistrationScreenProblem[]) {
  const t = useTranslations('events.register.problems');
  const words = (problem: RegistrationScreenProblem) =>
    t(problem.kind, { most: longestNote, free: ('free' in problem && problem.free) || 0 });
  return {
    errors: problems.map((problem) => ({ field: problem.field, message: words(problem) })),
    errorOf(name: RegistrationScreenProblem['field']): string | undefined {
      const problem = problems.find(({ field }) => field === name);
      return problem && words(problem);
    },
  };
}
