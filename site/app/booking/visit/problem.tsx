import { useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import styles from './problem.module.css';

type Kind =
  | 'stillWaiting'
  | 'beingMoved'
  | 'notOffered'
  | 'mbwayTooMany'
  | 'cardTooMany'
  | 'cardRefused'
  | 'slotTaken'
  | 'clinicUnavailable'
  | 'mbwayRefused';

/** Why nothing happened, where no field is to blame. */
export function Problem({ kind }: { kind: Kind }) {
  const t = useTranslations('visit.problems');
  return (
    <p className={styles['problem']} role="alert">
      <Glyph name="warning" />
      {t(kind)}
    </p>
  );
}
