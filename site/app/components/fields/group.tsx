import type { ReactNode } from 'react';
import styles from './field.module.css';
import { FieldError, FieldHint, notesOf } from './field-notes.tsx';

/** Several controls that answer one question. */
export function Group({
  id,
  legend,
  hint,
  error,
  wide = false,
  children,
}: {
  id: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Takes the whole width it is given, for cards. */
  wide?: boolean;
  children: ReactNode;
}) {
  const { 'aria-describedby': describedBy } = notesOf(id, { hint, error });
  return (
    <fieldset
      className={styles['group']}
      data-wide={wide || undefined}
      data-invalid={error ? true : undefined}
      aria-describedby={describedBy}
    >
      <legend className={styles['legend']}>{legend}</legend>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      {children}
    </fieldset>
  );
}
