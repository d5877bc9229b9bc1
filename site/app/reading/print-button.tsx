import { useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { Glyph } from '../components/icon.tsx';
import styles from './print-button.module.css';

/** The page as a sheet for the patient, by behaviour/print-buttons.ts. Needs the browser's script, so without it there is nothing to press. */
export function PrintButton() {
  const t = useTranslations('reading');
  return (
    <div className={styles['print']} data-awaits-script data-print="no">
      <Button look="quiet" wide data-print-page>
        <Glyph name="print" />
        {t('print')}
      </Button>
    </div>
  );
}
