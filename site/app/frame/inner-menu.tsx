import type { MouseEvent, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import styles from './inner-menu.module.css';
import { useSectionInView } from './section-in-view.ts';

const foldAfterChoice = ({ currentTarget, target }: MouseEvent<HTMLDetailsElement>) => {
  if ((target as Element).closest('a')) currentTarget.open = false;
};

type Section = { id: string; title: string };

/** What is on a long page: stays beside it and marks where one is; on a phone it folds. Plain anchors without script. */
export function InnerMenu({ sections, children }: { sections: Section[]; children?: ReactNode }) {
  const t = useTranslations('frame');
  const current = useSectionInView(sections.map(({ id }) => id));
  const links = (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} data-title={title} aria-current={id === current ? 'true' : undefined}>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles['menu']} aria-label={t('innerMenu')}>
      <div className={styles['wide']}>
        <p className={styles['heading']}>{t('innerMenu')}</p>
        {links}
        {children}
      </div>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too. */}
      <details className={styles['folded']} onClick={foldAfterChoice}>
        <summary>
          {t('innerMenu')}
          <Glyph name="chevron-down" />
        </summary>
        {links}
      </details>
    </nav>
  );
}
