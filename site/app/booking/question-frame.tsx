import type { ReactNode } from 'react';
import { Stepper } from '../components/navigation/stepper.tsx';
import styles from './wizard/wizard-screen.module.css';

type Props = {
  place: { current: number; total: number };
  name: string;
  next: string | null;
  /** Another one is another screen: nothing typed into the last may show up in it. */
  screen: string;
  side: ReactNode;
  children: ReactNode;
};

/** One question at a time: where one is among them all, the question, and beside it what helps. */
export const QuestionFrame = ({ place: { current, total }, name, next, screen, side, children }: Props) => (
  <>
    <div className={styles['progress']}>
      <div className={styles['wrap']}>
        <Stepper current={current} total={total} name={name} {...(next && { next })} />
      </div>
    </div>
    <div className={styles['screen']} key={screen}>
      <div className={styles['question']}>{children}</div>
      <div className={styles['side']}>{side}</div>
    </div>
  </>
);
