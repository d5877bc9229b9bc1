import type { ReactNode } from 'react';
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
  return <ProblemNote>{useTranslations('visit.problems')(kind)}</ProblemNote>;
}

export const ProblemNote = ({ children }: { children: ReactNode }) => (
  <p className={styles['problem']} role="alert">
    <Glyph name="warning" />
    {children}
  </p>
);
