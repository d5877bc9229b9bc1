import { confirmedMinutes } from '@clinic/core/identity/sessions/session';
import { useTranslations } from 'use-intl';
import { ArrowLink } from '../components/arrow-link.tsx';
import { Button } from '../components/button.tsx';
import { PasswordField } from '../components/fields/password-field.tsx';
import { Glyph } from '../components/icon.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { usePressed } from '../components/use-pressed.ts';
import { CallPanel } from '../frame/call-panel.tsx';
import account from './parts/account.module.css';
import { AccountFrame } from './parts/account-frame.tsx';
import { EmailWords } from './parts/email-words.tsx';
import type { ScreenProblem } from './parts/screen-problem.ts';
import { useScreenProblems } from './parts/use-screen-problems.ts';
import { ThisDevice } from './passkey/this-device.tsx';
import { ThisDeviceButton } from './passkey/this-device-button.tsx';
import { usePasskeySupport } from './passkey/use-passkey.ts';
import styles from './sign-in-screen.module.css';
import type { StepUpView } from './step-up-view.ts';

/** Somebody else may hold a telephone that is signed in: before a change that matters it is asked once more who that is. */
export function StepUpScreen({ view, problems }: { view: StepUpView; problems: ScreenProblem[] }) {
  const t = useTranslations('account.stepUp');
  const busy = useTranslations('account')('busy');
  const { errorOf } = useScreenProblems(problems);
  const { pressed, onSubmit } = usePressed();
  const isFirst = usePasskeySupport() && view.hasPasskey && view.passkeyFirst;
  const passkey = { use: 'stepUp', words: t.rich('passkey', { device: () => <ThisDevice /> }), error: errorOf('passkey') } as const;
  const back = (
    <ArrowLink to={view.backTo} back reloadDocument>
      {t('back')}
    </ArrowLink>
  );
  return (
    <AccountFrame
      title={t('title')}
      lead={`${t(`purposes.${view.purpose}`)} ${t('lasts', { minutes: confirmedMinutes })}`}
      problems={problems}
      above={back}
      side={<CallPanel title={t('call')} text={t('callText')} />}
    >
      <form method="post" noValidate onSubmit={onSubmit}>
        {view.hasPasskey && view.passkeyFirst && (
          <ThisDeviceButton {...passkey}>
            <p className={account['or']}>{t(view.hasPassword ? 'orPassword' : 'orCode')}</p>
          </ThisDeviceButton>
        )}
        {view.hasPassword && (
          <>
            <input type="text" name="username" autoComplete="username" defaultValue={view.email} readOnly hidden />
            <PasswordField
              name="password"
              label={t('password')}
              error={errorOf('password')}
              autoComplete="current-password"
              aria-required
            />
            <div className={`${account['stretch']} ${styles['enter']}`}>
              <Button
                type="submit"
                name="go"
                value="password"
                look={isFirst ? 'secondary' : 'primary'}
                busy={pressed === 'password' ? busy : undefined}
              >
                {t('confirm')}
              </Button>
            </div>
            <p className={account['or']}>{t('orCode')}</p>
          </>
        )}
        <p>
          {t.rich('codeText', {
            email: () => (
              <b>
                <EmailWords email={view.email} />
              </b>
            ),
          })}
        </p>
        <div className={account['stretch']}>
          <Button
            type="submit"
            name="go"
            value="code"
            look={isFirst || view.hasPassword ? 'secondary' : 'primary'}
            busy={pressed === 'code' ? busy : undefined}
          >
            <Glyph name="mail" />
            <span>
              <Unbroken text={t('code')} />
            </span>
          </Button>
        </div>
        {view.hasPasskey && !view.passkeyFirst && (
          <div className={styles['second']}>
            <ThisDeviceButton {...passkey} look="secondary" />
          </div>
        )}
      </form>
    </AccountFrame>
  );
}
