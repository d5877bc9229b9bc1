import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { Glyph } from '../../components/icon.tsx';
import { passwordMinCharacters } from './account-figures.ts';
import styles from './new-password-fields.module.css';

type Props = {
  label: string;
  /** Whose it will be: password managers keep it under this name. Left out where the form asks for the e-mail itself. */
  email?: string;
  errorOf: (field: string) => string | undefined;
};

/** Twice, because nobody sees what is typed. While typing, it is said once when it is long enough and once when both are the same. */
export function NewPasswordFields({ label, email, errorOf }: Props) {
  const t = useTranslations('account.newPassword');
  const [typed, setTyped] = useState({ password: '', repeat: '' });
  // As the rule counts them: a letter with its accent is one.
  const isLong = [...typed.password].length >= passwordMinCharacters;
  const isSame = isLong && typed.password === typed.repeat;
  return (
    <>
      {email && <input type="text" name="username" autoComplete="username" defaultValue={email} readOnly hidden />}
      <PasswordField
        name="password"
        label={t('required', { label })}
        hint={t('hint', { least: passwordMinCharacters })}
        error={errorOf('password')}
        autoComplete="new-password"
        aria-required
        onChange={({ target }) => setTyped({ ...typed, password: target.value })}
      />
      <Fits words={isLong ? t('long') : null} />
      <PasswordField
        name="repeat"
        label={t('required', { label: t('repeat') })}
        error={errorOf('repeat')}
        autoComplete="new-password"
        aria-required
        onChange={({ target }) => setTyped({ ...typed, repeat: target.value })}
      />
      <Fits words={isSame ? t('same') : null} />
    </>
  );
}

/** Its place is kept while it is empty, so that nothing moves under the finger. */
const Fits = ({ words }: { words: string | null }) => (
  <p className={styles['fits']} role="status">
    {words && (
      <>
        <Glyph name="check" size={20} />
        {words}
      </>
    )}
  </p>
);
