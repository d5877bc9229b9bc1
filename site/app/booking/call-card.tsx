import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import { Hours } from '../frame/hours.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import styles from './panel.module.css';

/** Whoever would rather speak to somebody: on every screen. */
export function CallCard() {
  const t = useTranslations('booking.call');
  return (
    <section className={`${styles['panel']} ${styles['call']}`}>
      <div className={styles['inside']}>
        <h2 className={styles['title']}>{t('title')}</h2>
        <p>{t('text')}</p>
        <div className={styles['number']}>
          <Glyph name="phone" />
          <PhoneLink />
        </div>
        <p className={styles['hours']}>
          <Hours />
        </p>
      </div>
    </section>
  );
}
