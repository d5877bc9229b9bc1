import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import { Link } from '../components/link.tsx';
import styles from './booking-banner.module.css';
import { useFrame } from './use-frame.ts';

export function BookingBanner({ id = 'form-consulta' }: { id?: string }) {
  const t = useTranslations('frame.bookingBanner');
  const { locale } = useFrame();
  return (
    <section className={styles['banner']} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles['inside']}>
        <h2 id={`${id}-title`}>{t('title')}</h2>
        <p>{t('first')}</p>
        <p>{t('second')}</p>
        <p>{t('third')}</p>
        <Link className={styles['action']} to={pathTo(locale, 'wizard')} reloadDocument>
          {t('action')}
        </Link>
      </div>
    </section>
  );
}
