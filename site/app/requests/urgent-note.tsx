import { useTranslations } from 'use-intl';
import { Glyph } from '../components/icon.tsx';
import { EmergencyNumbers } from '../components/messages/emergency-numbers.tsx';
import styles from './request-screen.module.css';

/** What must not come by form is said before anything is asked. */
export function UrgentNote() {
  const t = useTranslations('requests.urgent');
  return (
    <div className={styles['urgent']}>
      <Glyph name="warning" />
      <p>
        <b>{t('title')}</b> <EmergencyNumbers>{t('text')}</EmergencyNumbers>
      </p>
    </div>
  );
}
