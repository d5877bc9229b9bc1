import { pathTo } from '@clinic/core/addresses/path-to';
import { menuSections } from '@clinic/core/content/menu-shape';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import styles from './header.module.css';
import { LanguageLinks } from './language-links.tsx';
import { useFrame } from './use-frame.ts';

export function Header() {
  const t = useTranslations('frame');
  const { locale, settings, menu } = useFrame();
  return (
    <header className={styles['header']}>
      <a className={styles['skip']} href="#conteudo">
        {t('skip')}
      </a>
      <div className={styles['bar']}>
        <Link className={styles['logo']} to={pathTo(locale, 'home')}>
          {settings.name}
        </Link>
        <nav className={styles['menu']} aria-label={t('mainMenu')}>
          <ul>
            {menuSections.map((section) => {
              const items = menu[section];
              const [first] = items;
              if (!first) return null;
              if (items.length === 1) {
                return (
                  <li key={section}>
                    <a href={first.href}>{first.title}</a>
                  </li>
                );
              }
              return (
                <li key={section}>
                  <details name="menu">
                    <summary>{t(`menuSections.${section}`)}</summary>
                    <ul>
                      {items.map((item) => (
                        <li key={item.href}>
                          <a href={item.href}>{item.title}</a>
                        </li>
                      ))}
                    </ul>
                  </details>
                </li>
              );
            })}
          </ul>
        </nav>
        <LanguageLinks />
        <Link className={styles['book']} to={pathTo(locale, 'wizard')} reloadDocument>
          {t('book')}
        </Link>
      </div>
    </header>
  );
}
