import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import styles from './inner-menu.module.css';

type Section = { id: string; title: string };

/** What is on a long page: stays beside it and, by behaviour/section-in-view.ts, marks where one is; on a phone it folds. */
export function InnerMenu({ sections, children }: { sections: Section[]; children?: ReactNode }) {
  const t = useTranslations('frame');
  const links = (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} data-title={title}>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={styles['menu']} aria-label={t('innerMenu')} data-inner-menu>
      <div className={styles['wide']}>
        <p className={styles['heading']}>{t('innerMenu')}</p>
        {links}
        {children}
      </div>
      <details className={styles['folded']}>
        <summary>
          {t('innerMenu')}
          <Glyph name="chevron-down" />
        </summary>
        {links}
      </details>
    </nav>
  );
}
