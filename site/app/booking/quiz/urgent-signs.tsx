import { useTranslations } from 'use-intl';
import styles from './urgent-signs.module.css';

const signs = ['cannotUrinate', 'fever', 'clots', 'pain', 'testicle'] as const;

export const useSigns = (): string[] => {
  const t = useTranslations('bookingQuiz.signs.list');
  return signs.map((sign) => t(sign));
};

/** What cannot wait for a visit. */
export function UrgentSigns() {
  return (
    <ul className={styles['signs']}>
      {useSigns().map((sign) => (
        <li key={sign}>{sign}</li>
      ))}
    </ul>
  );
}
