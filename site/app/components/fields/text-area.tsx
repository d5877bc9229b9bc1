import type { ComponentProps } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { notesOf } from './field-notes.tsx';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'className'>;

export function TextArea({ name, label, id = name, hint, error, optional, ...rest }: Props) {
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <textarea id={id} name={name} rows={4} className={styles['control']} {...notesOf(id, { hint, error })} {...rest} />
    </Field>
  );
}
