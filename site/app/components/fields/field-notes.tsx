import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '../icon.tsx';
import { Unbroken } from '../unbroken.tsx';
import styles from './field.module.css';

const hintId = (id: string) => `${id}-hint`;
const errorId = (id: string) => `${id}-error`;

/** Ties hint and error to the field, so that a screen reader says them with its name. */
export const notesOf = (id: string, { hint, error }: { hint?: ReactNode; error?: string | undefined }) => ({
  'aria-describedby': [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
});

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return children ? (
    <p className={styles['hint']} id={hintId(id)}>
      {typeof children === 'string' ? <Unbroken text={children} /> : children}
    </p>
  ) : null;
}

export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  const t = useTranslations('components.field');
  return children ? (
    <p className={styles['error']} id={errorId(id)}>
      <Glyph name="warning" className={styles['sign']} />
      <span>
        <span className="visually-hidden">{t('error')} </span>
        <Unbroken text={children} />
      </span>
    </p>
  ) : null;
}
