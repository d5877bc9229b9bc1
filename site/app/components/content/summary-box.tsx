import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './summary-box.module.css';

/** What somebody who reads no further must know: three to five lines, first on the page. */
export function SummaryBox({ points, heading: Heading = 'h2', id }: { points: ReactNode[]; heading?: 'h2' | 'h3'; id?: string }) {
  const t = useTranslations('components.summary');
  return (
    <section className={styles['box']} id={id}>
      <Heading className={styles['title']}>{t('title')}</Heading>
      <ul className={styles['points']}>
        {points.map((point, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the points are fixed text in a fixed order.
          <li key={index}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
