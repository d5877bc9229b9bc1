import type { ReactNode } from 'react';
import styles from './request-form.module.css';

/** Questions that belong together, under a name of their own where there are several such groups. */
export function FormGroup({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <section className={styles['group']} data-titled={title ? true : undefined}>
      {title && <h2 className={styles['groupTitle']}>{title}</h2>}
      <div className={styles['fields']}>{children}</div>
    </section>
  );
}
