import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/messages/error-summary.tsx';
import { CallCard } from '../call-card.tsx';
import { StepIntro } from '../step-intro.tsx';
import screen from '../wizard/wizard-screen.module.css';
import type { IdentityProblem } from './identity-problem.ts';

type Props = { title: string; lead: string | null; problems: { field: string; kind: IdentityProblem }[]; children: ReactNode };

/** Beside the wizard's own steps, and no step: it has no number and can be left at any time. */
export function IdentityFrame({ title, lead, problems, children }: Props) {
  const t = useTranslations('identity.problems');
  return (
    <div className={screen['screen']}>
      <div>
        <ErrorSummary errors={problems.map(({ field, kind }) => ({ field, message: t(kind) }))} />
        <h1 className={screen['title']}>{title}</h1>
        {lead && <StepIntro text={lead} />}
        {children}
      </div>
      <div className={screen['side']}>
        <CallCard />
      </div>
    </div>
  );
}
