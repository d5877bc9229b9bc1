import { Glyph } from '../../components/icon.tsx';
import type { FrameItem } from '../read-frame.server.ts';
import { MenuAside } from './menu-aside.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './panel.module.css';

/** A handful of links: large, in the clinic's own voice. */
export function PlainPanel({ items }: { items: FrameItem[] }) {
  return (
    <div className={styles['inside']}>
      <ul className={styles['two']}>
        {items.map((item) => (
          <li key={item.href}>
            <MenuLink item={item} className={styles['large']}>
              {item.title}
              <Glyph name={item.newTab ? 'external' : 'arrow-right'} />
            </MenuLink>
          </li>
        ))}
      </ul>
      <MenuAside section="sobre_nos" to="contacts" />
    </div>
  );
}
