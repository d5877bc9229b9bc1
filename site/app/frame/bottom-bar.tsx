import { useTranslations } from 'use-intl';
import { BookingLinks } from './booking-links.tsx';
import styles from './bottom-bar.module.css';

/** The two ways to book, at hand on a phone while the page's own button is out of sight: behaviour/bottom-bar.ts. */
export function BottomBar() {
  const t = useTranslations('frame');
  return (
    <nav className={styles['bar']} aria-label={t('bottomBar')} data-bottom-bar>
      <BookingLinks />
    </nav>
  );
}
