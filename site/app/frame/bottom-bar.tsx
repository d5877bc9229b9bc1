import { useTranslations } from 'use-intl';
import { BookingLinks } from './booking-links.tsx';
import styles from './bottom-bar.module.css';
import { usePageActionHidden } from './use-page-action-hidden.ts';

/** The two ways to book, at hand on a phone while the page's own button is out of sight. */
export function BottomBar() {
  const t = useTranslations('frame');
  const shown = usePageActionHidden();
  return (
    <nav className={styles['bar']} aria-label={t('bottomBar')} data-shown={shown || undefined}>
      <BookingLinks />
    </nav>
  );
}
