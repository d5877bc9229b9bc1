import { useLocale, useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/messages/error-summary.tsx';
import { KnownPatientLine } from '../identity/known-patient-line.tsx';
import { QuestionFrame } from '../question-frame.tsx';
import { AnswersLine } from './answers-line.tsx';
import { StepBack } from './step-back.tsx';
import { StepBody } from './steps/step-body.tsx';
import { SummaryCard } from './summary-card.tsx';
import { useProblems } from './use-problems.ts';
import styles from './wizard-screen.module.css';
import type { WizardView } from './wizard-view.ts';

/** One question, where one is among them all, and what was answered so far. */
export function WizardScreen({ view }: { view: WizardView }) {
  const t = useTranslations('booking');
  const locale = useLocale();
  const { step, place, answers } = view;
  const { errors } = useProblems(view.problems);
  return (
    <QuestionFrame
      place={place}
      name={t(`steps.${step}.name`)}
      back={<StepBack view={view} />}
      screen={`${locale} ${step}`}
      side={step !== 'check' && <SummaryCard answers={answers} />}
    >
      {step !== 'check' && <AnswersLine answers={answers} />}
      <ErrorSummary errors={errors} />
      <KnownPatientLine proof={view.proof} />
      {view.isHourGone && (
        <p className={styles['notice']} role="status">
          {t('hourGone')}
        </p>
      )}
      <h1 className={styles['title']}>{t(titleKey(view))}</h1>
      <StepBody view={view} />
    </QuestionFrame>
  );
}

function titleKey({ step, isForOther, offer }: WizardView) {
  if (step === 'details' && isForOther) return 'details.titleOther';
  return offer.step === 'who' && offer.known ? 'knownStep.title' : (`steps.${step}.title` as const);
}
