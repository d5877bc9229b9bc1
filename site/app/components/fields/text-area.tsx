import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { notesOf } from './field-notes.tsx';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'className'>;

export function TextArea({ name, label, id = name, hint, error, optional, defaultValue, ...rest }: Props) {
  const isTakenOver = !useHydrated();
  const field = useRef<HTMLTextAreaElement>(null);
  // React would set the field back to what the page came with: what somebody has written since stays, and the cursor where it is.
  const [written] = useState(() => (isTakenOver && typeof document !== 'undefined' ? writtenIn(id) : undefined));
  useLayoutEffect(() => {
    if (written && document.activeElement === field.current) field.current?.setSelectionRange(written.from, written.to);
  }, [written]);
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <textarea
        ref={field}
        id={id}
        name={name}
        rows={4}
        className={styles['control']}
        defaultValue={written?.text ?? defaultValue}
        {...notesOf(id, { hint, error })}
        {...rest}
      />
    </Field>
  );
}

function writtenIn(id: string) {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? { text: field.value, from: field.selectionStart, to: field.selectionEnd } : undefined;
}
