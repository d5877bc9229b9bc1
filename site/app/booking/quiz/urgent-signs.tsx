import { useSigns } from '../../quizzes/use-signs.ts';
import styles from './urgent-signs.module.css';

/** What cannot wait for a visit. */
export function UrgentSigns() {
  return (
    <ul className={styles['signs']}>
      {useSigns().map(({ sign, words }) => (
        <li key={sign}>{words}</li>
      ))}
    </ul>
  );
}
