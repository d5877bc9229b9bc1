import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Stepper } from '../../components/navigation/stepper.tsx';
import { CallCard } from '../call-card.tsx';
import styles from '../wizard-screen.module.css';
import type { QuizView } from './quiz-view.server.ts';

type Props = { view: QuizView; children: ReactNode /** The number already stands in the middle of the page. */; calls?: boolean };

/** Looks as the wizard does, into which it leads. */
export function QuizFrame({ view: { question, place }, children, calls = false }: Props) {
  const t = useTranslations('bookingQuiz');
  return (
    <>
      <div className={styles['progress']}>
        <div className={styles['wrap']}>
          <Stepper
            current={place.current}
            total={place.total}
            name={t(`questions.${question}.name`)}
            {...(place.next && { next: t(`questions.${place.next}.name`) })}
          />
        </div>
      </div>
      <div className={styles['screen']} key={question}>
        <div className={styles['question']}>{children}</div>
        <div className={styles['side']}>{!calls && <CallCard />}</div>
      </div>
    </>
  );
}
