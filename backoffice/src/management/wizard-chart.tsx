import type { WizardShare } from '@clinic/core/desk/management/wizard-conversion';
import { type Label, labelIn } from '../language/label.ts';
import { wizardStepWords } from './wizard-words.ts';

const [width, row, left, right] = [640, 26, 190, 90];

type Props = { title: string; shares: readonly WizardShare[]; language: string };

/** A bar for each question, as long as the part of those who began and came so far. */
export function WizardChart({ title, shares, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <svg className="figure-chart" viewBox={`0 0 ${width} ${shares.length * row + 8}`} role="img" aria-label={title}>
      {shares.map(({ moment, reached, share }, place) => (
        <g key={moment}>
          <text x={left - 10} y={place * row + 20} textAnchor="end">
            {say(wizardStepWords[moment])}
          </text>
          <rect
            x={left}
            y={place * row + 6}
            width={Math.max(1, share * (width - left - right))}
            height={row - 8}
            data-tone={moment === 'booked' ? 'main' : 'second'}
          />
          <text x={left + share * (width - left - right) + 6} y={place * row + 20} data-part="sum">
            {`${reached} · ${Math.round(share * 100)} %`}
          </text>
        </g>
      ))}
    </svg>
  );
}
