import { Form } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { BirthDate } from '../../components/fields/birth-date.tsx';
import type { BirthDateProblem } from './give-birth-date.server.ts';
import type { VisitProblem } from './send-visit.server.ts';

const problems: readonly VisitProblem[] = ['birthDateRequired', 'birthDateInvalid', 'birthDateWrong'] satisfies BirthDateProblem[];
export const isAboutBirthDate = (problem: VisitProblem | null): problem is BirthDateProblem =>
  problem !== null && problems.includes(problem);

/** What the visit is for is shown only after it: others in the house may read the same letterbox. */
export function BirthDateCheck({ problem }: { problem: VisitProblem | null }) {
  const t = useTranslations('visit');
  return (
    <Form method="post" noValidate>
      <input type="hidden" name="intent" value="birthDate" />
      <BirthDate name="birthDate" legend={t('about.birthDate')} error={isAboutBirthDate(problem) ? t(`problems.${problem}`) : undefined} />
      <Button type="submit" look="secondary" small>
        {t('about.show')}
      </Button>
    </Form>
  );
}
