import { menuSections } from '@clinic/core/content/frame/menu-shape';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import type { FrameItem } from '../read-frame.server.ts';
import { useFrame } from '../use-frame.ts';
import { EntryLink } from './entry-link.tsx';
import { MenuLink } from './menu-link.tsx';
import styles from './mobile-accordion.module.css';

/** Sections, what is in them, and what is under that: each level opens in its place. */
export function MobileAccordion() {
  const t = useTranslations('frame');
  const { menu } = useFrame();
  return (
    <nav aria-label={t('mainMenu')} className={styles['accordion']}>
      <ul>
        {menuSections.map((section) => {
          const items = menu[section];
          const [first] = items;
          if (!first) return null;
          if (section === 'contactos') {
            return (
              <li key={section}>
                <MenuLink item={first} className={styles['entry']}>
                  {t('menuSections.contactos')}
                </MenuLink>
              </li>
            );
          }
          return (
            <li key={section}>
              <Fold title={t(`menuSections.${section}`)} name="mobile-menu">
                {items.map((item) => (
                  <Entry key={item.href} item={item} />
                ))}
              </Fold>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Fold({ title, name, children }: { title: string; name: string; children: ReactNode }) {
  return (
    <details name={name}>
      <summary className={styles['entry']}>
        {title}
        <Glyph name="chevron-down" />
      </summary>
      <ul>{children}</ul>
    </details>
  );
}

function Entry({ item }: { item: FrameItem }) {
  const t = useTranslations('frame.mobileMenu');
  if (item.children.length === 0) {
    return (
      <li>
        <EntryLink item={item} drawn />
      </li>
    );
  }
  return (
    <li>
      <Fold title={item.title} name="mobile-menu-treatments">
        <li>
          <MenuLink item={item}>{t('overview', { title: item.title })}</MenuLink>
        </li>
        {item.children.map((child) => (
          <li key={child.href}>
            <EntryLink item={child} />
            {child.children.length > 0 && (
              <ul>
                {child.children.map((under) => (
                  <li key={under.href}>
                    <EntryLink item={under} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </Fold>
    </li>
  );
}
