import { codeDigits } from '@clinic/core/identity/codes/code-figures';
import styles from './code-field.module.css';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

type Props = Omit<FieldProps, 'optional'> & { prefilled?: string };

/** One field and not six: a code is pasted, and phones fill it in out of the message. */
export function CodeField({ prefilled = '', ...field }: Props) {
  return (
    <div className={styles['code']}>
      <TextField
        kind="number"
        {...field}
        inputMode="numeric"
        autoComplete="one-time-code"
        defaultValue={prefilled}
        // One more, for whoever types it with the space that the mail shows.
        maxLength={codeDigits + 1}
        aria-required
      />
    </div>
  );
}
