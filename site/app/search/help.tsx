import { pathTo } from '@clinic/core/addresses/path-to';
import { useTranslations } from 'use-intl';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Hours } from '../frame/hours.tsx';
import { PhoneLink } from '../frame/phone-link.tsx';
import { useFrame } from '../frame/use-frame.ts';
import styles from './help.module.css';

/** Phone and contact link below the search results. */
export function Help() {
  const t = useTranslations('search.help');
  const { locale } = useFrame();
  return (
    <section className={styles['help']} aria-labelledby="perguntar">
      <div className={styles['inside']}>
        <div>
          <h2 id="perguntar">{t('title')}</h2>
          <p>{t('call')}</p>
          <ArrowLink to={pathTo(locale, 'contacts')}>{t('contacts')}</ArrowLink>
        </div>
        <div className={styles['call']}>
          <PhoneLink />
          <p>
            <Hours />
          </p>
        </div>
      </div>
    </section>
  );
}
