import { mostPoints } from '@clinic/core/quizzes/score-bands';
import { useTranslations } from 'use-intl';
import { classNames } from '../components/class-names.ts';
import { Table } from '../components/content/table.tsx';
import type { ScaleDrawing, scaleRows } from './draw-scale.server.ts';
import styles from './score-scale.module.css';

type Props = { points: number; drawings: { narrow: ScaleDrawing; wide: ScaleDrawing }; rows: ReturnType<typeof scaleRows> };

/** Where the score lies: a drawing, and the same numbers in a table. */
export function ScoreScale({ points, drawings, rows }: Props) {
  const t = useTranslations('quizzes.result');
  return (
    <>
      <Drawing drawing={drawings.narrow} className={styles['narrow']} />
      <Drawing drawing={drawings.wide} className={styles['wide']} />
      <p className={styles['hint']}>{t('squares')}</p>
      <Table
        caption={t('table')}
        columns={[t('band'), t('range')]}
        rows={rows.map(({ band, from, to, points: own }) => ({
          key: band,
          cells:
            own === null
              ? [t(`bands.${band}`), t('fromTo', { from, to })]
              : [<b key="band">{t(`bands.${band}`)}</b>, <b key="range">{t('yours', { from, to, points })}</b>],
        }))}
      />
    </>
  );
}

function Drawing({ drawing, className }: { drawing: ScaleDrawing; className: string | undefined }) {
  const t = useTranslations('quizzes.result');
  const { width, height, fontSize, squares, top, squareHeight, bands, flag } = drawing;
  const flagHeight = fontSize * 2;
  return (
    <svg
      className={classNames(styles['scale'], className)}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('scaleLabel', { points: flag.points, most: mostPoints })}
      fontSize={fontSize}
    >
      <rect className={styles['flag']} x={flag.x} y={0} width={flag.width} height={flagHeight} rx="4" />
      <path className={styles['flag']} d={`M${flag.tip - 8} ${flagHeight - 2}h16l-8 ${top - flagHeight}z`} />
      <text className={styles['points']} x={flag.x + flag.width / 2} y={flagHeight * 0.66} textAnchor="middle">
        {t('pointsFlag', { points: flag.points })}
      </text>
      {squares.map(({ point, x, width: wide, band, state }) => (
        <rect key={point} data-band={band} data-state={state} x={x} y={top} width={wide} height={squareHeight} />
      ))}
      {bands.map(({ band, x, width: wide, isOwn }) => (
        <rect
          key={band}
          className={styles['band']}
          data-own={isOwn || undefined}
          x={x}
          y={top + squareHeight + 6}
          width={wide}
          height={6}
        />
      ))}
    </svg>
  );
}
