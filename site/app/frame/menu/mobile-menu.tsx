import { useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import header from '../header/header.module.css';
import styles from './mobile-menu.module.css';
import { MobilePanel } from './mobile-panel.tsx';

/** The menu of phones and tablets: a disclosure, which behaviour/mobile-menu.ts opens as a modal dialog. */
export function MobileMenu() {
  const t = useTranslations('frame.mobileMenu');
  return (
    <details className={styles['mobile']} data-mobile-menu>
      <summary className={`${styles['button']} ${header['lift']}`}>
        <Glyph name="menu" />
        {t('open')}
      </summary>
      <dialog className={styles['panel']} aria-label={t('open')}>
        <MobilePanel
          closing={
            <Button look="secondary" small data-close-menu>
              <Glyph name="close" />
              {t('close')}
            </Button>
          }
        />
      </dialog>
    </details>
  );
}
