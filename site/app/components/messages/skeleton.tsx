import { useTranslations } from 'use-intl';
import styles from './skeleton.module.css';

const widths = ['94%', '82%', '88%', '60%'];

/** Holds the place of what is being fetched. */
export function Skeleton({ lines = 3, picture = false, label }: { lines?: number; picture?: boolean; label?: string }) {
  const t = useTranslations('components.skeleton');
  return (
    <div className={styles['skeleton']} aria-busy="true">
      <span className="visually-hidden">{label ?? t('loading')}</span>
      {picture && <span className={styles['picture']} />}
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never change places.
        <span key={index} className={styles['line']} style={{ width: widths[index % widths.length] }} />
      ))}
    </div>
  );
}
