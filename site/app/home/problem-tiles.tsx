import { Icon } from '../components/icon.tsx';
import { MenuLink } from '../frame/menu/menu-link.tsx';
import type { FrameItem } from '../frame/read-frame.server.ts';
import styles from './problem-tiles.module.css';

/** A wall of plain tiles: the joints between them are the only ornament. */
export function ProblemTiles({ problems }: { problems: FrameItem[] }) {
  return (
    <ul className={styles['tiles']}>
      {problems.map((item) => (
        <li key={item.href}>
          <MenuLink item={item}>
            <Icon name={item.icon ?? 'outras-doencas'} size={64} />
            <span>
              <b>{item.title}</b>
              {item.plainName && <span className={styles['also']}>{item.plainName}</span>}
            </span>
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
