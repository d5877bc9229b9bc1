import { useTranslations } from 'use-intl';
import { PhoneLink } from '../frame/phone-link.tsx';
import styles from './connection-notice.module.css';
import { useConnection } from './use-connection.ts';

export function ConnectionNotice() {
  const t = useTranslations('navigation');
  const connection = useConnection();
  return (
    <div role="status">
      {connection === 'offline' && (
        <div className={styles['notice']}>
          <p>
            <strong>{t('offline.title')}</strong> {t('offline.text')}
          </p>
          <PhoneLink />
        </div>
      )}
      {connection === 'back' && (
        <div className={styles['notice']}>
          <p>
            <strong>{t('online')}</strong>
          </p>
        </div>
      )}
    </div>
  );
}
