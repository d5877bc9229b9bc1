import { useTranslations } from 'use-intl';
import { PhoneLink } from '../frame/phone-link.tsx';
import styles from './connection-notice.module.css';

/** Shown by behaviour/connection.ts. */
export function ConnectionNotice() {
  const t = useTranslations('navigation');
  return (
    <div role="status">
      <div className={styles['notice']} data-connection="offline" hidden>
        <p>
          <strong>{t('offline.title')}</strong>
          {` ${t('offline.text')}`}
        </p>
        <PhoneLink />
      </div>
      <div className={styles['notice']} data-connection="back" hidden>
        <p>
          <strong>{t('online')}</strong>
        </p>
      </div>
    </div>
  );
}
