import type { ReactNode } from 'react';
import { Stepper } from '../components/navigation/stepper.tsx';
import styles from './wizard/wizard-screen.module.css';

type Props = {
  place: { current: number; total: number };
  name: string;
  /** The way to the question before, beside the number of this one. */
  back?: ReactNode;
  /** Another one is another screen: nothing typed into the last may show up in it. */
  screen: string;
  side: ReactNode;
  children: ReactNode;
};

/** One question at a time: where one is among them all, the question, and beside it what helps. */
export const QuestionFrame = ({ place: { current, total }, name, back, screen, side, children }: Props) => (
  <>
    <div className={styles['progress']}>
      <div className={styles['wrap']}>
        <Stepper {...{ current, total, name, back }} />
      </div>
    </div>
    <div className={styles['screen']} key={screen}>
      <div className={styles['question']}>{children}</div>
      <div className={styles['side']}>{side}</div>
    </div>
  </>
);
