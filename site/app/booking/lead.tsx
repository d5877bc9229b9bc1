import { Figures } from '../frame/figures.tsx';
import styles from './steps/steps.module.css';

/** The sentence under the question. */
export const Lead = ({ text }: { text: string }) => (
  <p className={styles['lead']}>
    <Figures>{text}</Figures>
  </p>
);
