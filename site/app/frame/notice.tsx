import type { ReactNode } from 'react';
import fallen from '../art/scenes/azulejo-em-falta.svg';
import broken from '../art/scenes/azulejo-partido.svg';
import styles from './notice.module.css';

const drawings = { fallen, broken };

type Props = { title: string; drawing: keyof typeof drawings; children: ReactNode; action?: ReactNode };

/** A page that says one thing: what happened, and what to do now. */
export function Notice({ title, drawing, children, action }: Props) {
  return (
    <section className={styles['notice']}>
      <div className={styles['text']}>
        <h1>{title}</h1>
        {children}
        {action && (
          <p className={styles['action']} data-page-action>
            {action}
          </p>
        )}
      </div>
      <img className={styles['drawing']} src={drawings[drawing]} alt="" width="380" height="380" />
    </section>
  );
}
