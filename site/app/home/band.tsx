import type { ReactNode } from 'react';
import { classNames } from '../components/class-names.ts';
import styles from './band.module.css';

/** One idea, from edge to edge of the window. Two tinted bands never follow each other. */
export function Band({
  id,
  tone,
  className,
  children,
}: {
  /** Of the band; its heading is `id` + `-titulo`. */
  id: string;
  tone: 'paper' | 'white' | 'stone' | 'cobalt';
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section id={id} className={classNames(styles['band'], styles[tone], className)} aria-labelledby={`${id}-titulo`}>
      <div className={styles['inside']}>{children}</div>
    </section>
  );
}

export function BandHead({ id, title, lead, note, aside }: { id: string; title: string; lead?: string; note?: string; aside?: ReactNode }) {
  return (
    <div className={styles['head']}>
      <div className={styles['words']}>
        <h2 id={`${id}-titulo`}>{title}</h2>
        {lead && <p className={styles['lead']}>{lead}</p>}
        {note && <p className={styles['note']}>{note}</p>}
      </div>
      {aside}
    </div>
  );
}
