import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import styles from './field.module.css';
import { FieldError, FieldHint } from './field-notes.tsx';

/** What every question has. The id is the name unless told otherwise, so that an error found by the server can point to its field. */
export type FieldProps = {
  name: string;
  label: string;
  id?: string | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
};

export function Field({
  id,
  label,
  hint,
  error,
  optional,
  children,
}: Omit<FieldProps, 'name' | 'id'> & { id: string; children: ReactNode }) {
  const t = useTranslations('components.field');
  return (
    <div className={styles['field']} data-invalid={error ? true : undefined}>
      <label className={styles['label']} htmlFor={id}>
        {label} {optional && <span className={styles['optional']}>{t('optional')}</span>}
      </label>
      <FieldHint id={id}>{hint}</FieldHint>
      <FieldError id={id}>{error}</FieldError>
      {children}
    </div>
  );
}
