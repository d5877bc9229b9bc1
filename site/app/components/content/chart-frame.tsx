import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './chart-frame.module.css';
import { Table, type TableRow } from './table.tsx';

type Props = {
  title: string;
  /** What the chart shows, in a sentence: for most people that is enough. */
  finding: string;
  source?: string;
  columns: string[];
  rows: TableRow[];
  /** The drawing; the table says the same, so it is hidden from screen readers. */
  children: ReactNode;
};

export function ChartFrame({ title, finding, source, columns, rows, children }: Props) {
  const t = useTranslations('components.chart');
  return (
    <figure className={styles['frame']}>
      <figcaption>
        <strong className={styles['title']}>{title}</strong>
        <span>{finding}</span>
      </figcaption>
      <div className={styles['chart']} aria-hidden="true">
        {children}
      </div>
      <details className={styles['numbers']}>
        <summary>{t('numbers')}</summary>
        <Table caption={title} columns={columns} rows={rows} />
      </details>
      {source && <p className={styles['source']}>{t('source', { source })}</p>}
    </figure>
  );
}
