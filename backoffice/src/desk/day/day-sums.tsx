import type { Presence } from '@clinic/core/desk/day/day-progress';
import { stepsInWords, visitsInWords } from './day-progress-in-words.ts';

type Props = { steps: readonly Presence[]; language: string };

/** The day in figures; each with the mark that the strips below it are made of. */
export const DaySums = ({ steps, language }: Props) =>
  steps.length > 0 && (
    <p className="day-sums desk-unprinted">
      <strong>{visitsInWords(steps.length, language)}</strong>
      {stepsInWords(steps, language).map(({ presence, words }) => (
        <span key={presence}>
          <i className="day-step" data-step={presence} aria-hidden="true" /> {words}
        </span>
      ))}
    </p>
  );
