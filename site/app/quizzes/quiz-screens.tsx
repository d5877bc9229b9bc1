import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { ErrorSummary } from '../components/messages/error-summary.tsx';
import { useFrame } from '../frame/use-frame.ts';
import { Head } from '../head/head.tsx';
import type { PageHead } from '../head/page-head.ts';
import { AlarmScreen } from './alarm-screen.tsx';
import { QuestionScreen } from './question-screen.tsx';
import { quizAddress } from './quiz-address.ts';
import type { QuizFlow } from './quiz-flow.ts';
import { StartScreen } from './start-screen.tsx';
import type { QuizStop } from './submit-quiz.server.ts';
import type { OpenedQuizView } from './symptom-view.server.ts';

type Props<Q extends string> = { head: PageHead; quiz: OpenedQuizView; flow: QuizFlow<Q>; stop: QuizStop | null; children?: ReactNode };

/** Start, question, or the page for whoever should not be answering questions. */
export function QuizScreens<Q extends string>({ head, quiz, flow, stop, children }: Props<Q>) {
  const t = useTranslations('quizzes');
  const { settings, locale } = useFrame();
  const start = quizAddress(locale, flow, null);
  const field = children ? 'psaValue' : 'answer';
  const errors = stop?.problem ? [{ field, message: t(`problems.${stop.problem}`) }] : [];
  const title = stop?.urgent
    ? t('alarm.title')
    : quiz.kind === 'question'
      ? t('questionTitle', { quiz: quiz.view.title, where: t('where', { current: quiz.view.current, total: quiz.view.total }) })
      : head.title;
  return (
    <>
      <Head head={{ ...head, title: errors.length > 0 ? t('refusedTitle', { title }) : title }} siteName={settings.name} />
      {stop?.urgent ? (
        <AlarmScreen sign={stop.urgent} back={start} />
      ) : quiz.kind === 'start' ? (
        <StartScreen {...quiz} />
      ) : (
        <QuestionScreen view={quiz.view} summary={<ErrorSummary errors={errors} />}>
          {children}
        </QuestionScreen>
      )}
    </>
  );
}
