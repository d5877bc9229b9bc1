import { pathTo } from '@clinic/core/addresses/path-to';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ButtonLink } from '../../components/button.tsx';
import { Brand } from '../brand.tsx';
import { MainMenu } from '../menu/main-menu.tsx';
import { MobileMenu } from '../menu/mobile-menu.tsx';
import { useFrame } from '../use-frame.ts';
import { useCompact } from './compact.ts';
import styles from './header.module.css';
import { SearchBox } from './search-box.tsx';
import { SkipLink } from './skip-link.tsx';
import { Strip } from './strip.tsx';
import { useClosing } from './use-closing.ts';

export function Header() {
  const t = useTranslations('frame');
  const { locale } = useFrame();
  const header = useRef<HTMLElement>(null);
  const compact = useCompact();
  useClosing(header);
  return (
    <header ref={header} className={styles['header']} data-compact={compact || undefined}>
      <SkipLink />
      <Strip />
      <div className={styles['bar']}>
        <div className={styles['inside']}>
          <div className={`${styles['brand']} ${styles['lift']}`}>
            <Brand />
          </div>
          <MainMenu />
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
