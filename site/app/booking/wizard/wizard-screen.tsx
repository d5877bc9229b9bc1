import { useLocale, useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/messages/error-summary.tsx';
import { CallCard } from '../call-card.tsx';
import { KnownPatientLine } from '../identity/known-patient-line.tsx';
import { QuestionFrame } from '../question-frame.tsx';
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
    <QuestionFrame
      place={place}
      name={t(`steps.${step}.name`)}
      next={place.next && t(`steps.${place.next}.name`)}
      screen={`${locale} ${step}`}
      side={
        <>
          {step !== 'check' && <SummaryCard answers={answers} />}
          <CallCard />
        </>
      }
    >
      <ErrorSummary errors={errors} />
      <KnownPatientLine proof={view.proof} />
      <h1 className={styles['title']}>{t(`steps.${step}.title`)}</h1>
      <StepBody view={view} />
    </QuestionFrame>
  );
}
