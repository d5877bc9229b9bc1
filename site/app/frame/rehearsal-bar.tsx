import type { RehearsalName } from '@clinic/core/settings/deployment';
import { useTranslations } from 'use-intl';
import styles from './rehearsal-bar.module.css';

/** Whoever sees a rehearsal must not take it for the clinic's site, also on paper. */
export function RehearsalBar({ name }: { name: Exclude<RehearsalName, false> }) {
  const t = useTranslations('frame');
  return (
    <p className={styles['bar']} role="note" data-rehearsal="">
      {t(name)}
    </p>
  );
}
