import { type Label, labelIn } from '../language/label.ts';

type Props<Value extends string> = {
  name: string;
  legend: Label;
  values: readonly Value[];
  words: Record<Value, Label>;
  language: string;
  chosen?: Value;
};

/** One of a few, each in a line of its own; nothing is chosen beforehand, unless it was before. */
export const RadioChoice = <Value extends string>({ name, legend, values, words, language, chosen }: Props<Value>) => (
  <fieldset>
    <legend>{labelIn(language, legend)}</legend>
    {values.map((value) => (
      <label key={value} className="desk-check">
        <input type="radio" name={name} value={value} defaultChecked={value === chosen} required />
        {labelIn(language, words[value])}
      </label>
    ))}
  </fieldset>
);
