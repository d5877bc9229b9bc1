import { bandLimits, mostPoints } from '@clinic/core/quizzes/score-bands';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AreaCard } from '../area/parts/area-card.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { KeepLine, KeepNow } from './keep-result.tsx';
import page from './quiz-page.module.css';
import styles from './result-parts.module.css';
import { AllAnswers, IsAndIsNot, NextStep, NoAnswers, ResultCare, ResultLayout, TalkPanel } from './result-parts.tsx';
import { ScoreScale } from './score-scale.tsx';
import { SendLine } from './send-result.tsx';
import type { SymptomResultView } from './symptom-result.server.ts';

type Props = { view: SymptomResultView; quizTo: string; today: string; isKeeping: boolean; sending: ReactNode };

/** The finding in words, where it lies, the next step; then what weighed, when to book, what this is and is not. */
export function SymptomResultScreen({ view, quizTo, today, isKeeping, sending }: Props) {
  const t = useTranslations('quizzes');
  const { signs, urgent, isNot, band } = view;
  const care = <ResultCare signs={signs} urgent={urgent} />;
  const meaning = <IsAndIsNot is={useWhatItIs(view)} isNot={isNot} />;
  if (view.kind === 'general') {
    return (
      <ResultLayout
        first={
          <>
            <div>
              <h1 className={page['title']}>{t(`general.title.${band}`)}</h1>
              <p className={page['lead']}>
                {t('general.points', { from: view.from, to: view.to, most: mostPoints })} {view.text}
              </p>
            </div>
            <NoAnswers quiz="symptomQuiz" />
          </>
        }
        aside={<TalkPanel />}
      >
        {care}
        {meaning}
      </ResultLayout>
    );
  }
  return (
    <ResultLayout
      first={
        <>
          {isKeeping && <KeepNow />}
          {sending}
          <div>
            <h1 className={page['title']}>
              <Unbroken text={view.title} />
            </h1>
            <p className={page['lead']}>{view.text}</p>
          </div>
          <AreaCard title={t('result.scale')}>
            <ScoreScale points={view.points} drawings={view.drawings} rows={view.rows} />
          </AreaCard>
        </>
      }
      aside={
        <NextStep text={t(`result.bookText.${view.points === 0 ? 'none' : band}`)} quizTo={quizTo}>
          <SendLine />
          <KeepLine />
        </NextStep>
      }
    >
      <Weights view={view} />
      <AllAnswers answers={view.answers} today={today} />
      {care}
      {meaning}
    </ResultLayout>
  );
}

/** The bands that were published with the score; its name only once that is cleared. */
function useWhatItIs({ is, scoreName }: SymptomResultView): string[] {
  const t = useTranslations('quizzes.result');
  const [mild, moderate, severe] = bandLimits.map(({ to }) => to);
  return [
    ...is,
    ...(scoreName ? [t('named', { name: scoreName })] : []),
    t('published', { mild: mild ?? 0, moderate: moderate ?? 0, severe: severe ?? mostPoints }),
  ];
}

function Weights({ view: { heaviest, isEven, life } }: { view: Extract<SymptomResultView, { kind: 'scored' }> }) {
  const t = useTranslations('quizzes.result');
  if (heaviest.length === 0 && !isEven) return null;
  return (
    <AreaCard title={t('heaviest')}>
      {isEven && <p>{t('even')}</p>}
      <dl className={styles['weights']}>
        {heaviest.map(({ name, answer, points, most }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{answer}</dd>
            <dd className={styles['number']}>{t('pointsOf', { points, most })}</dd>
          </div>
        ))}
      </dl>
      <p>{t('life', { answer: life.toLowerCase() })}</p>
    </AreaCard>
  );
}
