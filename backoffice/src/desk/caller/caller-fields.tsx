import type { InputHTMLAttributes } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import type { CallerFields } from './ask-desk.ts';

/** What every part of the page gets: the answers so far, and how to change them. */
export type PartProps = {
  fields: CallerFields;
  change: (fields: CallerFields) => void;
  /** The fields that were refused. */
  wrong: ReadonlySet<string>;
  language: string;
};

type TextProps = PartProps & { name: string; title: Label; hint?: Label } & Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'required'
  >;

export const CallerText = ({ fields, change, wrong, language, name, title, hint, ...input }: TextProps) => (
  <label className="caller-field">
    <span>
      {labelIn(language, title)} {hint && <small>{labelIn(language, hint)}</small>}
    </span>
    <input
      type="text"
      {...input}
      name={name}
      autoComplete="off"
      value={fields[name] ?? ''}
      aria-invalid={wrong.has(name) || undefined}
      onChange={({ target }) => change({ [name]: target.value })}
    />
  </label>
);

export const CallerTick = ({ fields, change, wrong, language, name, title }: PartProps & { name: string; title: Label }) => (
  <label className="desk-check caller-tick">
    <input
      type="checkbox"
      name={name}
      checked={fields[name] === 'yes'}
      aria-invalid={wrong.has(name) || undefined}
      onChange={({ target }) => change({ [name]: target.checked ? 'yes' : 'no' })}
    />
    <span>{labelIn(language, title)}</span>
  </label>
);

type Choice = { value: string; words: string };
type ChoiceProps = PartProps & { name: string; title: Label; choices: readonly Choice[] };

/** A few beside each other: arrows change between them. */
export const CallerChoice = ({ fields, change, wrong, language, name, title, choices }: ChoiceProps) => (
  <fieldset className="caller-choice" aria-invalid={wrong.has(name) || undefined}>
    <legend>{labelIn(language, title)}</legend>
    <div>
      {choices.map(({ value, words }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} checked={fields[name] === value} onChange={() => change({ [name]: value })} />
          <span>{words}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

export const CallerSelect = ({ fields, change, language, name, title, choices }: ChoiceProps) => (
  <label className="caller-field">
    <span>{labelIn(language, title)}</span>
    <select name={name} value={fields[name] ?? ''} onChange={({ target }) => change({ [name]: target.value })}>
      {choices.map(({ value, words }) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </label>
);
