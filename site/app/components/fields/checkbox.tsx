import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Unbroken } from '../unbroken.tsx';
import styles from './field.module.css';
import { FieldError, FieldHint, notesOf } from './field-notes.tsx';
import tick from './tick.module.css';

type Props = { name: string; label: ReactNode; id?: string; hint?: ReactNode; error?: string | undefined } & Omit<
  ComponentProps<'input'>,
  'type' | 'name' | 'id' | 'className'
>;

export function Checkbox({ name, label, id = name, hint, error, ...rest }: Props) {
  return (
    <div className={classNames(styles['field'], tick['single'])} data-invalid={error ? true : undefined}>
      <FieldError id={id}>{error}</FieldError>
      <div className={tick['choice']}>
        <input type="checkbox" id={id} name={name} className={tick['box']} {...notesOf(id, { hint, error })} {...rest} />
        <label htmlFor={id}>{typeof label === 'string' ? <Unbroken text={label} /> : label}</label>
        {hint && (
          <div className={tick['under']}>
            <FieldHint id={id}>{hint}</FieldHint>
          </div>
        )}
      </div>
    </div>
  );
}
