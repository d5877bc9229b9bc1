import type { MouseEvent } from 'react';
import { useTranslations } from 'use-intl';
import { buttonClass } from '../components/button.tsx';
import { Glyph } from '../components/icon.tsx';
import styles from './print-sheet-link.module.css';
import { sheetId } from './sheet-id.ts';

const mark = 'printsSheet';

/** The mark tells the style sheet to leave everything else out; Safari goes on before the paper is made, so it stays until then. */
function printSheet(event: MouseEvent) {
  event.preventDefault();
  const { dataset } = document.documentElement;
  dataset[mark] = '';
  window.addEventListener('afterprint', () => delete dataset[mark], { once: true });
  window.print();
}

/** Without script it leads to the sheet itself; while that is in view, printing the page prints nothing else. */
export function PrintSheetLink() {
  const t = useTranslations('exam');
  return (
    <a href={`#${sheetId}`} className={buttonClass({ look: 'secondary' })} onClick={printSheet}>
      <Glyph name="print" className={styles['sign']} />
      <span>{t('printSheet')}</span>
    </a>
  );
}
