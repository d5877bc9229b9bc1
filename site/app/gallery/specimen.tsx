import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** One component: what it is for, where it lives, how it looks. */
export function Specimen({
  id,
  title,
  note,
  file,
  children,
}: {
  id: string;
  title: string;
  note: string;
  file: string;
  children: ReactNode;
}) {
  return (
    <section className={styles['specimen']} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles['name']}>
        {title}
      </h2>
      <p className={styles['note']}>{note}</p>
      <p className={styles['file']}>
        <code>{file}</code>
      </p>
      <div className={styles['stage']}>{children}</div>
    </section>
  );
}

/** A state, named. */
export function GalleryState({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles['state']}>
      <p className={styles['state-name']}>{name}</p>
      {children}
    </div>
  );
}
