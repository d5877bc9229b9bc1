import type { Presence } from '@clinic/core/desk/day/day-progress';
import { stepsInWords } from './day-progress-in-words.ts';

type Props = { steps: readonly Presence[]; language: string };

/** One mark for each visit, in the order of the day; and the same in words for whoever does not see them. */
export const DayStrip = ({ steps, language }: Props) => (
  <>
    <span className="day-strip" aria-hidden="true">
      {steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is nothing but its place in the day
        <i key={place} className="day-step" data-step={step} />
      ))}
    </span>
    <StripInWords steps={steps} language={language} />
  </>
);

/** Everybody's: too many for a mark each, so as much of each kind as there is. */
export const SummedStrip = ({ steps, language }: Props) => (
  <>
    <span className="day-strip" aria-hidden="true">
      {stepsInWords(steps, language).map(({ presence, count }) => (
        <i key={presence} className="day-step" data-step={presence} style={{ flexGrow: count }} />
      ))}
    </span>
    <StripInWords steps={steps} language={language} />
  </>
);

const StripInWords = ({ steps, language }: Props) => (
  <span className="desk-hidden">
    {stepsInWords(steps, language)
      .map(({ words }) => words)
      .join(', ')}
  </span>
);
