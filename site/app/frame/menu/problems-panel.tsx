import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { FrameItem } from '../read-frame.server.ts';
import { EntryLink } from './entry-link.tsx';
import { MenuAside } from './menu-aside.tsx';
import styles from './panel.module.css';
import { groupProblems, problemGroups } from './problem-groups.ts';

export function ProblemsPanel({ items }: { items: FrameItem[] }) {
  const t = useTranslations('frame.problemGroups');
  const id = useId();
  const groups = groupProblems(items);
  return (
    <div className={styles['inside']}>
      <div className={styles['columns']}>
        {problemGroups.map(
          (group) =>
            groups[group].length > 0 && (
              <div key={group}>
                <p className={styles['heading']} id={`${id}-${group}`}>
                  {t(group)}
                </p>
                <ul aria-labelledby={`${id}-${group}`}>
                  {groups[group].map((item) => (
                    <li key={item.href}>
                      <EntryLink item={item} drawn />
                    </li>
                  ))}
                </ul>
              </div>
            ),
        )}
      </div>
      <MenuAside section="problemas" to="symptomQuiz" />
    </div>
  );
}
