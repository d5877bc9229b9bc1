import { type Label, labelIn } from '../language/label.ts';

type Props<Value extends string> = { name: string; legend: Label; values: readonly Value[]; words: Record<Value, Label>; language: string };

/** One of a few, each in a line of its own; nothing is chosen beforehand. */
export const RadioChoice = <Value extends string>({ name, legend, values, words, language }: Props<Value>) => (
  <fieldset>
    <legend>{labelIn(language, legend)}</legend>
    {values.map((value) => (
      <label key={value} className="desk-check">
        <input type="radio" name={name} value={value} required />
        {labelIn(language, words[value])}
      </label>
    ))}
  </fieldset>
);
