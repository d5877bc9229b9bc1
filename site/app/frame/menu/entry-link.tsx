import { Icon } from '../../components/icon.tsx';
import type { FrameItem } from '../read-frame.server.ts';
import { MenuLink } from './menu-link.tsx';

/** The same elements in both menus, without classes of their own: what every page carries twice is then sent once. */
export function EntryLink({ item, drawn = false }: { item: FrameItem; drawn?: boolean }) {
  return (
    <MenuLink item={item}>
      {drawn && item.icon && <Icon name={item.icon} />}
      <span>
        {item.plainName ? `${item.title} ` : item.title}
        {item.plainName && <small>{item.plainName}</small>}
      </span>
    </MenuLink>
  );
}
