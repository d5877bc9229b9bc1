import type { ComponentProps } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '../icon.tsx';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { notesOf } from './field-notes.tsx';

type Props = FieldProps & {
  options: { value: string; label: string }[];
  /** What no choice means; "choose" unless said. */
  blank?: string;
} & Omit<ComponentProps<'select'>, 'name' | 'id' | 'className'>;

/** For lists too long for radio buttons (countries, insurers). The browser's own list: phones show it best. */
export function Select({ name, label, id = name, hint, error, optional, options, blank, ...rest }: Props) {
  const t = useTranslations('components.field');
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <div className={styles['shell']}>
        <select id={id} name={name} className={styles['control']} defaultValue="" {...notesOf(id, { hint, error })} {...rest}>
          <option value="">{blank ?? t('choose')}</option>
          {options.map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
        <Glyph name="chevron-down" className={styles['chevron']} />
      </div>
    </Field>
  );
}
