import { useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import styles from './cookie-settings.module.css';

/** Where the policy is read, the choice can be changed. Without script nothing is ever loaded, so there is nothing to choose. */
export function CookieSettings() {
  const t = useTranslations('consent');
  return (
    <p className={styles['settings']} data-awaits-script data-print="no">
      <Button look="secondary" data-consent="settings">
        {t('settings')}
      </Button>
    </p>
  );
}
