import { useTranslations } from 'use-intl';
import { IdentityFrame } from '../identity/identity-frame.tsx';
import type { IdentityProblem } from '../identity/identity-problem.ts';
import { VisitCodeForm } from './visit-code-form.tsx';

export function VisitCodeScreen({ problem }: { problem: IdentityProblem | undefined }) {
  const t = useTranslations('visit.code');
  return (
    <IdentityFrame title={t('title')} lead={t('lead')} problems={problem ? [{ field: 'code', kind: problem }] : []}>
      <VisitCodeForm problem={problem} submit={t('open')} />
    </IdentityFrame>
  );
}
