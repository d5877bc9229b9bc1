import { useTranslations } from 'use-intl';
import styles from './this-device.module.css';

/** "telemóvel", "tablet" or "computador": in Portuguese all three take the same article. */
export function ThisDevice() {
  const t = useTranslations('account.device');
  return (
    <>
      <span className={styles['phone']}>{t('phone')}</span>
      <span className={styles['tablet']}>{t('tablet')}</span>
      <span className={styles['computer']}>{t('computer')}</span>
    </>
  );
}
