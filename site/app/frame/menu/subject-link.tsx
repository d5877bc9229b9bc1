import { Icon } from '../../components/icon.tsx';
import type { FrameItem } from '../read-frame.server.ts';
import { MenuLink } from './menu-link.tsx';
import styles from './panel.module.css';

export function SubjectLink({ item }: { item: FrameItem }) {
  return (
    <MenuLink item={item} className={`${styles['subject']} ${item.icon ? '' : styles['undrawn']}`}>
      {item.icon && <Icon name={item.icon} />}
      <span>
        <b>{item.title}</b>
        {item.plainName && <span>{item.plainName}</span>}
      </span>
    </MenuLink>
  );
}
