import type { FieldProblem } from '@clinic/core/booking/form/fields/booking-message';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../../components/messages/error-summary.tsx';
import { StepIntro } from '../step-intro.tsx';
import { useProblems } from '../wizard/use-problems.ts';
import styles from '../wizard/wizard-screen.module.css';
import { QuestionBody } from './question-body.tsx';
import { QuizFrame } from './quiz-frame.tsx';
import type { QuizView } from './quiz-view.server.ts';

export function QuizScreen({ view, problems }: { view: QuizView; problems: FieldProblem[] }) {
  const t = useTranslations('bookingQuiz.questions');
  const { errors } = useProblems(problems);
  return (
    <QuizFrame view={view}>
      <ErrorSummary errors={errors} />
      <h1 className={styles['title']}>{t(`${view.question}.title`)}</h1>
      <StepIntro text={t(`${view.question}.lead`)} />
      <QuestionBody view={view} problems={problems} />
    </QuizFrame>
  );
}
