import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { classNames } from '../components/class-names.ts';
import { Checkbox } from '../components/fields/checkbox.tsx';
import { PasswordField } from '../components/fields/password-field.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { Glyph } from '../components/icon.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { usePressed } from '../components/use-pressed.ts';
import account from './parts/account.module.css';
import { AccountFrame } from './parts/account-frame.tsx';
import type { ScreenProblem } from './parts/screen-problem.ts';
import { useScreenProblems } from './parts/use-screen-problems.ts';
import { ThisDevice } from './passkey/this-device.tsx';
import { ThisDeviceButton } from './passkey/this-device-button.tsx';
import { usePasskeySupport } from './passkey/use-passkey.ts';
import { SignInAside } from './sign-in-aside.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import styles from './sign-in-screen.module.css';
import type { SignInView } from './sign-in-view.ts';

/** Three ways in, one page and one form: whichever is pressed, the e-mail and the tick come along. */
export function AccountSignInScreen({ view, problems }: { view: SignInView; problems: ScreenProblem[] }) {
  const t = useTranslations('account.signIn');
  const busy = useTranslations('account')('busy');
  const locale = useLocale();
  const { errorOf } = useScreenProblems(problems);
  const { pressed, onSubmit } = usePressed();
  const device = () => <ThisDevice />;
  const isFirst = usePasskeySupport() && view.passkeyFirst;
  const passkey = { use: 'signIn', words: t.rich('passkey', { device }), error: errorOf('passkey') } as const;
  return (
    <AccountFrame layout="door" title={t('title')} problems={problems} side={<SignInAside />}>
      {view.reason && problems.length === 0 && <SignInNotice reason={view.reason} hasKeptForm={view.hasKeptForm} />}
      <form method="post" noValidate onSubmit={onSubmit}>
        {view.passkeyFirst && (
          <ThisDeviceButton {...passkey}>
            <p className={account['or']}>
              <span>
                <Unbroken text={t('orEmail')} />
              </span>
            </p>
          </ThisDeviceButton>
        )}
        <TextField
          kind="email"
          name="email"
          label={t('email')}
          error={errorOf('email')}
          defaultValue={view.email}
          autoComplete="username webauthn"
          aria-required
        />
        <PasswordField name="password" label={t('password')} error={errorOf('password')} autoComplete="current-password" aria-required />
        <Checkbox
          name="remember"
          value="yes"
          label={t.rich('remember', { device })}
          hint={t('rememberHint')}
          defaultChecked={view.remember}
        />
        <div className={classNames(account['stretch'], styles['enter'])}>
          <Button
            type="submit"
            name="go"
            value="password"
            look={isFirst ? 'secondary' : 'primary'}
            busy={pressed === 'password' ? busy : undefined}
          >
            {t('enter')}
          </Button>
        </div>
        <p className={styles['forgot']}>
          <a href={pathTo(locale, 'recoverPassword')}>{t('forgot')}</a>
        </p>
        <p className={account['or']}>{t('orCode')}</p>
        <div className={account['stretch']}>
          <Button type="submit" name="go" value="code" look="secondary" busy={pressed === 'code' ? busy : undefined}>
            <Glyph name="mail" />
            <span>
              <Unbroken text={t('code')} />
            </span>
          </Button>
        </div>
        {!view.passkeyFirst && (
          <div className={styles['second']}>
            <ThisDeviceButton {...passkey} look="secondary" />
          </div>
        )}
      </form>
      <p className={account['line']}>
        {t('noAccount')} <a href={pathTo(locale, 'register')}>{t('register')}</a>
      </p>
    </AccountFrame>
  );
}
