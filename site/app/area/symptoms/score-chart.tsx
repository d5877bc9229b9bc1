import { mostPoints } from '@clinic/core/quizzes/score-bands';
import { useLocale, useTranslations } from 'use-intl';
import { classNames } from '../../components/class-names.ts';
import { monthName } from '../../components/date/date-words.ts';
import styles from './score-chart.module.css';
import type { ScoreDrawing, ScorePoint } from './score-drawing.ts';

type Props = { drawing: ScoreDrawing; label: string; className?: string | undefined };

/** Bands named in words, a number at every point; the table says the same. */
export function ScoreChart({ drawing, label, className }: Props) {
  const { width, height, fontSize, line, points } = drawing;
  return (
    <svg
      className={classNames(styles['chart'], className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={label}
      fontSize={fontSize}
    >
      <Ground drawing={drawing} />
      <path className={styles['line']} d={line} />
      {points.map((point) => (
        <Point key={point.id} point={point} drawing={drawing} />
      ))}
    </svg>
  );
}

/** Bands, axes and years. */
function Ground({ drawing: { height, fontSize, plot, bands, years, yearEnds } }: { drawing: ScoreDrawing }) {
  const t = useTranslations('area.symptoms');
  const axis = { className: styles['axis'], x: plot.left - 8, textAnchor: 'end' } as const;
  return (
    <>
      {bands.map(({ band, from, to, top, height: high }) => (
        <g key={band}>
          <rect data-band={band} x={plot.left} y={top} width={plot.right - plot.left} height={high} />
          {to < mostPoints && <line className={styles['border']} x1={plot.left} x2={plot.right} y1={top} y2={top} />}
          <text className={styles['band']} x={plot.left + 8} y={to === mostPoints ? top + fontSize * 1.35 : top + high - 8}>
            {t('bandRange', { band: t(`bands.${band}`), from, to })}
          </text>
        </g>
      ))}
      <text {...axis} y={plot.bottom + fontSize * 0.35}>
        0
      </text>
      <text {...axis} y={plot.top + fontSize * 0.35}>
        {mostPoints}
      </text>
      {yearEnds.map((x) => (
        <line key={x} className={styles['year']} x1={x} x2={x} y1={plot.bottom} y2={height} />
      ))}
      <line className={styles['base']} x1={plot.left} x2={plot.right} y1={plot.bottom} y2={plot.bottom} />
      {years.map(({ year, x }) => (
        <text key={year} className={styles['axis']} data-year x={x} y={height - fontSize * 0.3} textAnchor="middle">
          {year}
        </text>
      ))}
    </>
  );
}

/** The latest is larger and of another colour: shape and size say it too. */
function Point({ point, drawing: { fontSize, plot } }: { point: ScorePoint; drawing: ScoreDrawing }) {
  const locale = useLocale();
  const { day, points, x, y, labelY, showsMonth, isLatest } = point;
  const side = isLatest ? 18 : 14;
  return (
    <g>
      <rect
        className={styles['point']}
        data-latest={isLatest || undefined}
        x={x - side / 2}
        y={y - side / 2}
        width={side}
        height={side}
        transform={`rotate(45 ${x} ${y})`}
      />
      <text className={styles['number']} x={x} y={labelY} textAnchor="middle" fontSize={fontSize * (isLatest ? 1.3 : 1.125)}>
        {points}
      </text>
      <line className={styles['base']} x1={x} x2={x} y1={plot.bottom} y2={plot.bottom + 5} />
      {showsMonth && (
        <text className={styles['axis']} x={x} y={plot.bottom + fontSize * 1.5} textAnchor="middle">
          {monthName(day, locale).slice(0, 3) + (locale === 'pt' ? '.' : '')}
        </text>
      )}
    </g>
  );
}
