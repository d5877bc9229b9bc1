import { useLocale, useTranslations } from 'use-intl';
import { ErrorSummary } from '../components/messages/error-summary.tsx';
import { Stepper } from '../components/navigation/stepper.tsx';
import { CallCard } from './call-card.tsx';
import { ProofLine } from './proof/proof-line.tsx';
import { StepBody } from './steps/step-body.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useProblems } from './use-problems.ts';
import styles from './wizard-screen.module.css';
import type { WizardView } from './wizard-view.ts';

/** One question, where one is among them all, what was answered so far, and whom to call. */
export function WizardScreen({ view }: { view: WizardView }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { step, place, answers } = view;
  const { errors } = useProblems(view.problems);
  return (
    <>
      <div className={styles['progress']}>
        <div className={styles['wrap']}>
          <Stepper
            current={place.current}
            total={place.total}
            name={t(`steps.${step}.name`)}
            {...(place.next && { next: t(`steps.${place.next}.name`) })}
          />
        </div>
      </div>
      <div className={styles['screen']} key={`${locale} ${step}`}>
        <div className={styles['question']}>
          <ErrorSummary errors={errors} />
          <ProofLine proof={view.proof} />
          <h1 className={styles['title']}>{t(`steps.${step}.title`)}</h1>
          <StepBody view={view} />
        </div>
        <div className={styles['side']}>
          {step !== 'check' && <SummaryCard answers={answers} />}
          <CallCard />
        </div>
      </div>
    </>
  );
}
