import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../components/button-link.tsx';
import { Brand } from '../brand.tsx';
import { OtherLanguageLink } from '../language-links.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import { MobileMenu } from '../menu/mobile-menu.tsx';
import { useFrame } from '../use-frame.ts';
import styles from './header.module.css';
import { SearchBox } from './search-box.tsx';
import { SkipLink } from './skip-link.tsx';
import { Strip } from './strip.tsx';

/** What shrinks, opens and closes here is the work of behaviour/. */
export function Header() {
  const t = useTranslations('frame');
  const { locale } = useFrame();
  return (
    <header className={styles['header']} data-site-header>
      <SkipLink />
      <Strip />
      <div className={styles['bar']}>
        <div className={styles['inside']}>
          <div className={`${styles['brand']} ${styles['lift']}`}>
            <Brand />
          </div>
          <MainMenu />
          <OtherLanguageLink className={`${styles['language']} ${styles['lift']}`} />
          <SearchBox />
          <div className={`${styles['book']} ${styles['lift']}`}>
            <ButtonLink to={pathTo(locale, 'wizard')} small reloadDocument>
              {t('book')}
            </ButtonLink>
          </div>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
