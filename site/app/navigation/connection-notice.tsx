import { useTranslations } from 'use-intl';
import { PhoneLink } from '../frame/phone-link.tsx';
import styles from './connection-notice.module.css';

/** Shown by behaviour/connection.ts; what becomes of a form meanwhile by behaviour/held-strip.ts. */
export function ConnectionNotice() {
  const t = useTranslations('navigation');
  return (
    <div role="status">
      <div className={styles['notice']} data-connection="offline" hidden>
        <p>
          <strong>{t('offline.title')}</strong>
          <span data-strip-words="read">{` ${t('offline.text')}`}</span>
          <span data-strip-words="held" hidden>{` ${t('offline.held')}`}</span>
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
