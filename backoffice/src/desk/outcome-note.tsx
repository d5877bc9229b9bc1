import { type Label, labelIn } from '../language/label.ts';

/** What came of the button that was pressed before. */
export type PressOutcome = { words: Label; isTrouble: boolean } | null;

export const OutcomeNote = ({ told, language }: { told: PressOutcome; language: string }) =>
  told && (
    <p className="desk-told" data-trouble={told.isTrouble} role={told.isTrouble ? 'alert' : 'status'}>
      {labelIn(language, told.words)}
    </p>
  );
