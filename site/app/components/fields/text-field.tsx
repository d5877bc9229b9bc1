import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { notesOf } from './field-notes.tsx';

/** What each kind of answer asks of the keyboard, the browser's memory and the spelling check. */
const kinds = {
  text: { type: 'text' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: false, autoCapitalize: 'none' },
  tel: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  // Not type=number: scrolling would change it, and letters would vanish without a word.
  number: { type: 'text', inputMode: 'decimal', autoComplete: 'off' },
} as const;

type Props = FieldProps & {
  kind?: keyof typeof kinds;
  /** A unit said after the answer, such as ng/mL. */
  unit?: string;
} & Omit<ComponentProps<'input'>, 'type' | 'name' | 'id' | 'className'>;

export function TextField({ kind = 'text', unit, name, label, id = name, hint, error, optional, ...rest }: Props) {
  const digits = kind === 'tel' || kind === 'number';
  const input = (
    <input
      {...kinds[kind]}
      id={id}
      name={name}
      className={classNames(styles['control'], digits && styles['digits'], unit && styles['joined'])}
      {...notesOf(id, { hint, error })}
      {...rest}
    />
  );
  return (
    <Field {...{ id, label, hint, error, optional }}>
      {unit ? (
        <div className={classNames(styles['shell'], styles['short'])}>
          {input}
          <span className={styles['suffix']}>{unit}</span>
        </div>
      ) : (
        input
      )}
    </Field>
  );
}
