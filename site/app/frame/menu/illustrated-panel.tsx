import type { FrameItem } from '../read-frame.server.ts';
import { EntryLink } from './entry-link.tsx';
import { MenuAside } from './menu-aside.tsx';
import styles from './panel.module.css';

/** The tests: a drawing and a name each, in three columns. */
export function IllustratedPanel({ items }: { items: FrameItem[] }) {
  return (
    <div className={styles['inside']}>
      <ul className={styles['columns']}>
        {items.map((item) => (
          <li key={item.href}>
            <EntryLink item={item} drawn />
          </li>
        ))}
      </ul>
      <MenuAside section="analises" to="psaQuiz" />
    </div>
  );
}
