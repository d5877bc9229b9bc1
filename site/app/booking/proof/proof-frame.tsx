import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/messages/error-summary.tsx';
import { CallCard } from '../call-card.tsx';
import { Lead } from '../lead.tsx';
import screen from '../wizard-screen.module.css';
import type { ProofProblem } from './proof-problem.ts';

type Props = { title: string; lead: string; field: string; problem: ProofProblem | undefined; children: ReactNode };

/** Beside the wizard's own steps, and no step: it has no number and can be left at any time. */
export function ProofFrame({ title, lead, field, problem, children }: Props) {
  const t = useTranslations('proof.problems');
  return (
    <div className={screen['screen']}>
      <div>
        <ErrorSummary errors={problem ? [{ field, message: t(problem) }] : []} />
        <h1 className={screen['title']}>{title}</h1>
        <Lead text={lead} />
        {children}
      </div>
      <div className={screen['side']}>
        <CallCard />
      </div>
    </div>
  );
}
