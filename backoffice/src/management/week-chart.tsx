import type { WeekFigures } from '@clinic/core/desk/management/clinic-figures';
import { shortWeek } from './week-words.ts';

export type Series = { name: string; tone: 'main' | 'second' | 'third' | 'soon' | 'grave'; of: (week: WeekFigures) => number };
type Props = {
  title: string;
  weeks: readonly WeekFigures[];
  series: readonly Series[];
  written: (value: number) => string;
  /** Each from the ground, the later ones narrower in front: what goes out is no part of a sum with what comes in. */
  isBeside?: boolean;
  language: string;
};

const [width, height, left, right, bottom, top] = [640, 250, 56, 14, 26, 22];

/** A round number above the highest bar, and three steps to it. */
export function scaleTo(highest: number): { most: number; steps: number[] } {
  const rough = Math.max(1, highest) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power);
  const count = Math.max(1, Math.ceil(highest / step));
  return { most: step * count, steps: Array.from({ length: count + 1 }, (_, place) => place * step) };
}

/** Drawn on the server: bars of one week upon each other, with their sum above. The same numbers stand in the table below. */
export function WeekChart({ title, weeks, series, written, isBeside = false, language }: Props) {
  const sumOf = (week: WeekFigures) =>
    isBeside ? Math.max(...series.map(({ of }) => of(week))) : series.reduce((sum, { of }) => sum + of(week), 0);
  const { most, steps } = scaleTo(Math.max(0, ...weeks.map(sumOf)));
  const room = height - bottom - top;
  const heightOf = (value: number) => (value / most) * room;
  const each = (width - left - right) / Math.max(1, weeks.length);
  const labelled = Math.ceil(weeks.length / 13);
  return (
    <svg className="figure-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      {steps.map((step) => (
        <g key={step}>
          <line x1={left} x2={width} y1={height - bottom - heightOf(step)} y2={height - bottom - heightOf(step)} data-part="grid" />
          <text x={left - 8} y={height - bottom - heightOf(step) + 4} textAnchor="end" data-part="scale">
            {written(step)}
          </text>
        </g>
      ))}
      {weeks.map((week, place) => {
        const x = left + place * each + each * 0.12;
        let base = height - bottom;
        const isLabelled = (weeks.length - 1 - place) % labelled === 0;
        return (
          <g key={week.monday}>
            {series.map(({ name, tone, of }, order) => {
              const tall = heightOf(of(week));
              const y = (isBeside ? height - bottom : base) - tall;
              base = Math.min(base, y);
              const wide = each * (isBeside && order > 0 ? 0.3 : 0.76);
              return tall > 0 ? <rect key={name} x={x} y={y} width={wide} height={tall} data-tone={tone} /> : null;
            })}
            {isLabelled && sumOf(week) > 0 && (
              <text x={x + each * 0.38} y={base - 6} textAnchor="middle" data-part="sum">
                {written(sumOf(week))}
              </text>
            )}
            {isLabelled && (
              <text x={x + each * 0.38} y={height - 8} textAnchor="middle" data-part="week">
                {shortWeek(week.monday, language)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
