import { useTranslations } from 'use-intl';
import { passwordMaxCharacters, passwordMinCharacters } from './account-figures.ts';
import type { ScreenProblem } from './screen-problem.ts';

const figures = { least: passwordMinCharacters, most: passwordMaxCharacters };

/** Every problem in words, the same in the list above the form and beside the field. */
export function useScreenProblems(problems: ScreenProblem[]) {
  const t = useTranslations('account.problems');
  const words = ({ kind }: ScreenProblem) => t(kind, figures);
  return {
    errors: problems.map((problem) => ({ field: problem.field, message: words(problem) })),
    errorOf(name: string): string | undefined {
      const problem = problems.find(({ field }) => field === name);
      return problem && words(problem);
    },
  };
}
