import { useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import { openConsentSettings } from '../consent/open-consent-settings.ts';
import styles from './cookie-settings.module.css';

/** Where the policy is read, the choice can be changed. Without script nothing is ever loaded, so there is nothing to choose. */
export function CookieSettings() {
  const t = useTranslations('consent');
  const hydrated = useHydrated();
  return (
    <p className={styles['settings']} data-shown={hydrated || undefined} data-print="no">
      <Button look="secondary" onClick={openConsentSettings}>
        {t('settings')}
      </Button>
    </p>
  );
}
