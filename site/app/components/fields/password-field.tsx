import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { notesOf } from './field-notes.tsx';

type Props = FieldProps & { autoComplete: 'current-password' | 'new-password' } & Omit<
    ComponentProps<'input'>,
    'type' | 'name' | 'id' | 'className' | 'autoComplete'
  >;

/** Pasting and password managers are welcome; who wants to see what was typed may. */
export function PasswordField({ name, label, id = name, hint, error, optional, ...rest }: Props) {
  const t = useTranslations('components.field');
  const [shown, setShown] = useState(false);
  return (
    <Field {...{ id, label, hint, error, optional }}>
      <div className={styles['shell']}>
        <input
          id={id}
          name={name}
          type={shown ? 'text' : 'password'}
          spellCheck={false}
          autoCapitalize="none"
          className={classNames(styles['control'], styles['joined'])}
          {...notesOf(id, { hint, error })}
          {...rest}
        />
        <button
          type="button"
          className={styles['suffix']}
          aria-controls={id}
          aria-label={shown ? t('hidePassword') : t('showPassword')}
          onClick={() => setShown(!shown)}
        >
          {shown ? t('hide') : t('show')}
        </button>
      </div>
      <span className="visually-hidden" role="status">
        {shown ? t('passwordShown') : ''}
      </span>
    </Field>
  );
}
