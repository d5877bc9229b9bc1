import type { FrameItem } from '../read-frame.server.ts';
import { EntryLink } from './entry-link.tsx';
import { MenuAside } from './menu-aside.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './panel.module.css';

/** Sections by problem, their treatments, and what stands under a treatment. */
export function TreatmentsPanel({ items }: { items: FrameItem[] }) {
  return (
    <div className={styles['inside']}>
      <ul className={styles['flow']}>
        {items.map((section) => (
          <li key={section.href} className={styles['block']}>
            <MenuLink item={section} className={styles['section']}>
              {section.title}
            </MenuLink>
            <Treatments items={section.children} />
          </li>
        ))}
      </ul>
      <MenuAside section="tratamentos" to="secondOpinion" />
    </div>
  );
}

function Treatments({ items }: { items: FrameItem[] }) {
  if (items.length === 0) return null;
  return (
    <ul>
      {items.map((item) => (
        <li key={item.href}>
          <EntryLink item={item} />
          <Treatments items={item.children} />
        </li>
      ))}
    </ul>
  );
}
