import { useTranslations } from 'use-intl';
import { buttonClass } from '../components/button.tsx';
import { Glyph } from '../components/icon.tsx';
import styles from './print-sheet-link.module.css';
import { sheetId } from './sheet-id.ts';

/** Without script it leads to the sheet itself; while that is in view, printing the page prints nothing else. */
export function PrintSheetLink() {
  const t = useTranslations('exam');
  return (
    <a href={`#${sheetId}`} className={buttonClass({ look: 'secondary' })} data-print-sheet>
      <Glyph name="print" className={styles['sign']} />
      <span>{t('printSheet')}</span>
    </a>
  );
}
