import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A page that says one thing: what happened, and what to do now. */
export function Notice({ title, children, action }: { title: string; children: ReactNode; action?: ReactNode }) {
  return (
    <section className={styles['notice']}>
      <h1>{title}</h1>
      {children}
      {action && <p className={styles['action']}>{action}</p>}
    </section>
  );
}
