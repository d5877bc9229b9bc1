import { useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/icon.tsx';
import { useHydrated } from '../components/use-hydrated.ts';
import styles from './print-button.module.css';

/** The page as a sheet for the patient. Needs the browser's script, so without it there is nothing to press. */
export function PrintButton() {
  const t = useTranslations('reading');
  const hydrated = useHydrated();
  return (
    <div className={styles['print']} data-waiting={!hydrated || undefined} data-print="no">
      <Button look="quiet" wide onClick={() => window.print()}>
        <Glyph name="print" />
        {t('print')}
      </Button>
    </div>
  );
}
