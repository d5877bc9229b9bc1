import { useTranslations } from 'use-intl';
import { Glyph } from '../../components/icon.tsx';
import header from '../header/header.module.css';
import { useFrame } from '../use-frame.ts';
import { IllustratedPanel } from './illustrated-panel.tsx';
import styles from './main-menu.module.css';
import { MenuLink } from './menu-link.tsx';
import { PlainPanel } from './plain-panel.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import { TreatmentsPanel } from './treatments-panel.tsx';

const panels = [
  ['problemas', ProblemsPanel],
  ['tratamentos', TreatmentsPanel],
  ['analises', IllustratedPanel],
  ['sobre_nos', PlainPanel],
] as const;

/** The five sections on a wide screen: four open a panel under the bar, the last is a link. */
export function MainMenu() {
  const t = useTranslations('frame');
  const { menu } = useFrame();
  const [contacts] = menu.contactos;
  return (
    <nav className={styles['menu']} aria-label={t('mainMenu')}>
      <ul>
        {panels.map(
          ([section, Panel]) =>
            menu[section].length > 0 && (
              <li key={section}>
                <details name="menu">
                  <summary className={`${styles['entry']} ${header['lift']}`}>
                    {t(`menuSections.${section}`)}
                    <Glyph name="chevron-down" size={18} />
                  </summary>
                  <div className={styles['panel']}>
                    <Panel items={menu[section]} />
                  </div>
                </details>
              </li>
            ),
        )}
        {contacts && (
          <li>
            <MenuLink item={contacts} className={`${styles['entry']} ${header['lift']}`}>
              {t('menuSections.contactos')}
            </MenuLink>
          </li>
        )}
      </ul>
    </nav>
  );
}
