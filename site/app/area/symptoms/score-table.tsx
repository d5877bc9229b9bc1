import { mostPoints } from '@clinic/core/quizzes/score-bands';
import { useLocale, useTranslations } from 'use-intl';
import { Table } from '../../components/content/table.tsx';
import { dateInLine } from '../parts/date-in-line.ts';
import type { SymptomScore } from '../symptoms-view.ts';
import { ScoreSquares } from './score-squares.tsx';
import styles from './score-table.module.css';

const lifeKeys = ['0', '1', '2', '3', '4', '5', '6'] as const;

/** The same numbers as the drawing, in words. */
export function ScoreTable({ scores }: { scores: SymptomScore[] }) {
  const t = useTranslations('area.symptoms');
  const locale = useLocale();
  return (
    <Table
      caption={t('table')}
      columns={[t('day'), t('points'), t('band'), t('life')]}
      rows={scores.map(({ id, day, points, band, qualityOfLife }) => ({
        key: id,
        cells: [
          <span key="day" className={styles['day']}>
            {dateInLine(day, locale)}
          </span>,
          <>
            {t.rich('pointsOf', { points, most: mostPoints, b: (words) => <b>{words}</b> })}
            <ScoreSquares points={points} />
          </>,
          t(`bands.${band}`),
          t(`qualityOfLife.${lifeKeys[qualityOfLife] ?? '3'}`),
        ],
      }))}
    />
  );
}
