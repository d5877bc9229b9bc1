import { codeMinutes } from '@clinic/core/identity/codes/code-figures';
import { useTranslations } from 'use-intl';
import { CodeField } from '../../components/fields/code-field.tsx';
import type { IdentityProblem } from './identity-problem.ts';

/** The code that was sent to prove a contact. */
export function SentCodeField({ problem, prefilled }: { problem: IdentityProblem | undefined; prefilled: string }) {
  const t = useTranslations('identity.code');
  const problems = useTranslations('identity.problems');
  return (
    <CodeField
      name="code"
      label={t('label')}
      hint={t('hint', { minutes: codeMinutes })}
      error={problem && problems(problem)}
      prefilled={prefilled}
    />
  );
}
