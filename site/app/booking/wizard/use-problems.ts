import type { FieldProblem } from '@clinic/core/booking/form/fields/booking-message';
import { useTranslations } from 'use-intl';

/** Every problem in words, the same in the list above the form and beside the field. */
export function useProblems(problems: FieldProblem[]) {
  const t = useTranslations('booking');
  const words = ({ field, kind }: FieldProblem) => {
    const message = t(`problems.${kind}`);
    // Two people are asked the same things: it must be clear which of them is meant.
    return field.startsWith('booker') ? t('problemOfBooker', { message }) : message;
  };
  return {
    errors: problems.map((problem) => ({ field: problem.field, message: words(problem) })),
    errorOf(...fields: string[]): string | undefined {
      const problem = problems.find(({ field }) => fields.includes(field));
      return problem && words(problem);
    },
  };
}
