import type { ReactNode } from 'react';
import { type Label, labelIn } from '../language/label.ts';

/** What came of the button that was pressed before. `act`: what can be done about it now. */
export type PressOutcome = { words: Label; isTrouble: boolean; act?: ReactNode } | null;

export function OutcomeNote({ told, language }: { told: PressOutcome; language: string }) {
  if (!told) return null;
  const { words, isTrouble, act } = told;
  const said = { className: 'desk-told', 'data-trouble': isTrouble, role: isTrouble ? 'alert' : 'status' };
  if (!act) return <p {...said}>{labelIn(language, words)}</p>;
  return (
    <div {...said}>
      <p>{labelIn(language, words)}</p>
      {act}
    </div>
  );
}
