import type { AnswerTimes } from '@clinic/core/desk/management/answer-times';
import { scaleTo } from './week-chart.tsx';

const [width, height, left, bottom, top] = [640, 230, 30, 26, 30];

type Props = { title: string; promise: string; times: AnswerTimes };

/** How long answers took, by two working hours; the line is the promise, and what stands right of it broke it. */
export function AnswerChart({ title, promise, times }: Props) {
  const bars = [...times.buckets.map(({ count }) => count), times.late];
  const { most } = scaleTo(Math.max(0, ...bars));
  const each = (width - left) / bars.length;
  const tall = (count: number) => (count / most) * (height - bottom - top);
  const line = left + each * times.buckets.length;
  return (
    <svg className="figure-chart" viewBox={`0 0 ${width} ${height}`} role="img" aria-label={title}>
      <line x1={left} x2={width} y1={height - bottom} y2={height - bottom} data-part="grid" />
      {bars.map((count, place) => {
        const x = left + place * each;
        const isLate = place === times.buckets.length;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what the bar stands for
          <g key={place}>
            {count > 0 && (
              <>
                <rect
                  x={x + 3}
                  y={height - bottom - tall(count)}
                  width={each - 6}
                  height={tall(count)}
                  data-tone={isLate ? 'grave' : 'second'}
                />
                <text x={x + each / 2} y={height - bottom - tall(count) - 5} textAnchor="middle" data-part="sum">
                  {count}
                </text>
              </>
            )}
            {!isLate && place % 2 === 0 && (
              <text x={x} y={height - 8} textAnchor="middle" data-part="week">
                {place * 2}
              </text>
            )}
          </g>
        );
      })}
      <line x1={line} x2={line} y1={8} y2={height - bottom} data-part="promise" />
      <text x={line - 6} y={16} textAnchor="end" data-part="promise">
        {promise}
      </text>
      <text x={line} y={height - 8} textAnchor="middle" data-part="week">
        24
      </text>
    </svg>
  );
}
