import { codeDigits, codeMinutes } from '@clinic/core/identity/codes/code-figures';
import { useTranslations } from 'use-intl';
import { TextField } from '../../components/fields/text-field.tsx';
import styles from './identity.module.css';
import type { IdentityProblem } from './identity-problem.ts';

/** One field and not six: a code is pasted, and phones fill it in out of the message. */
export function CodeField({ problem, prefilled }: { problem: IdentityProblem | undefined; prefilled: string }) {
  const t = useTranslations('identity');
  return (
    <div className={styles['code']}>
      <TextField
        kind="number"
        name="code"
        label={t('code.label')}
        hint={t('code.hint', { minutes: codeMinutes })}
        error={problem && t(`problems.${problem}`)}
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
