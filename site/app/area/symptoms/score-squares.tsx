import { mostPoints } from '@clinic/core/quizzes/score-bands';
import type { CSSProperties } from 'react';
import styles from './score-squares.module.css';

/** The score as tiles, one for each point: a picture of the number beside it. */
export const ScoreSquares = ({ points }: { points: number }) => (
  <span className={styles['squares']} aria-hidden="true" style={{ '--share': points / mostPoints } as CSSProperties} />
);
