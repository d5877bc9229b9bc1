import type { FrameItem } from '../read-frame.server.ts';
import { MenuAside } from './menu-aside.tsx';
import styles from './panel.module.css';
import { SubjectLink } from './subject-link.tsx';

/** The tests: a drawing and a name each, in three columns. */
export function IllustratedPanel({ items }: { items: FrameItem[] }) {
  return (
    <div className={styles['inside']}>
      <ul className={styles['columns']}>
        {items.map((item) => (
          <li key={item.href}>
            <SubjectLink item={item} />
          </li>
        ))}
      </ul>
      <MenuAside section="analises" to="psaQuiz" />
    </div>
  );
}
