import type { ProblemPage } from '@clinic/core/content/shapes/medical-pages';
import { useTranslations } from 'use-intl';
import { Table } from '../components/content/table.tsx';
import { TextSection } from '../reading/text-section.tsx';
import styles from './symptoms.module.css';

/** What one may feel, and why, sign by sign. */
export function Symptoms({ symptoms }: { symptoms: ProblemPage['symptoms'] }) {
  const t = useTranslations('problem.symptoms');
  const sections = useTranslations('reading.sections');
  const { title, text, rows } = symptoms.table;
  return (
    <TextSection id="sintomas" section={symptoms} title={sections('symptoms')}>
      {rows.length > 0 && (
        <div className={styles['table']}>
          <Table caption={title || t('caption')} {...columnsAndRows(rows, [t('sign'), t('feels'), t('why')])} />
          {text && <p className={styles['note']}>{text}</p>}
        </div>
      )}
    </TextSection>
  );
}

type Rows = ProblemPage['symptoms']['table']['rows'];

/** A column that no row fills in is left out. */
function columnsAndRows(rows: Rows, names: [sign: string, feels: string, why: string]) {
  const used = (['sign', 'feels', 'why'] as const)
    .map((key, index) => ({ key, name: names[index] ?? '' }))
    .filter(({ key }) => key === 'sign' || rows.some((row) => row[key]));
  return {
    columns: used.map(({ name }) => name),
    rows: rows.map((row) => ({ key: row.sign, cells: used.map(({ key }) => row[key]) })),
  };
}
