import { Icon } from '../components/icon.tsx';
import { isDrawn } from './drawn-subjects.ts';
import styles from './subject-drawing.module.css';

/** Placeholder for a page without a picture: the icon of its subject on a tile. Decorative. */
export function SubjectDrawing({ subject, large = false }: { subject: string; large?: boolean }) {
  if (!isDrawn(subject)) return large ? null : <div className={styles['panel']} data-blank />;
  return (
    <div className={styles['panel']} data-large={large || undefined}>
      <span className={styles['tile']}>
        <Icon name={subject} size={large ? 200 : 112} className={styles['icon']} />
      </span>
    </div>
  );
}
