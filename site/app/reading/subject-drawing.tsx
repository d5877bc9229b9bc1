import { Icon } from '../components/icon.tsx';
import { isDrawn } from './drawn-subjects.ts';
import styles from './subject-drawing.module.css';

/** Stands where a page has no picture yet: the small drawing of its subject, on a tile. Decoration. */
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
