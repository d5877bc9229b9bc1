import { pathTo } from '@clinic/core/addresses/path-to';
import { longestEmail } from '@clinic/core/personal-data/field-lengths';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { Glyph } from '../components/icon.tsx';
import { Note } from '../components/messages/note.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { usePressed } from '../components/use-pressed.ts';
import { CallPanel } from '../frame/call-panel.tsx';
import { BackToStart } from './code/back-to-start.tsx';
import styles from './parts/account.module.css';
import { AccountFrame } from './parts/account-frame.tsx';
import { EmailWords } from './parts/email-words.tsx';
import type { ScreenProblem } from './parts/screen-problem.ts';
import { useScreenProblems } from './parts/use-screen-problems.ts';
import type { RecoverView } from './recover-view.ts';

/** Asks for the letter; its answer is the same page, with the e-mail still there to correct. */
export function RecoverScreen({ view: { email, sent }, problems }: { view: RecoverView; problems: ScreenProblem[] }) {
  const t = useTranslations('account.recover');
  const busy = useTranslations('account')('busy');
  const locale = useLocale();
  const { errorOf } = useScreenProblems(problems);
  const { pressed, onSubmit } = usePressed();
  return (
    <AccountFrame
      title={t('title')}
      lead={sent ? null : t('lead')}
      problems={problems}
      above={<BackToStart purpose="signIn" />}
      side={<CallPanel title={t('call')} text={t('callText')} />}
    >
      {sent && (
        <Note kind="done" glyph="mail" title={t('sent')} isNews>
          <p>
            {t.rich('sentText', {
              email: () => (
                <b>
                  <EmailWords email={email} />
                </b>
              ),
              until: sent.until,
            })}
          </p>
        </Note>
      )}
      <form method="post" noValidate onSubmit={onSubmit}>
        <TextField
          kind="email"
          name="email"
          label={t('email')}
          hint={sent ? t('correct') : undefined}
          error={errorOf('email')}
          defaultValue={email}
          autoComplete="username"
          maxLength={longestEmail}
          aria-required
        />
        <div className={styles['stretch']}>
          <Button
            type="submit"
            name="go"
            value="recover"
            look={sent ? 'secondary' : 'primary'}
            busy={pressed === 'recover' ? busy : undefined}
          >
            {t(sent ? 'again' : 'submit')}
          </Button>
        </div>
        <p className={styles['or']}>{t('or')}</p>
        <p>
          <Unbroken text={t('withoutText')} />
        </p>
        <div className={styles['stretch']}>
          {/* The sign-in page sends it, to the e-mail typed here. */}
          <Button
            type="submit"
            name="go"
            value="code"
            formAction={pathTo(locale, 'login')}
            look="secondary"
            busy={pressed === 'code' ? busy : undefined}
          >
            <Glyph name="mail" />
            <span>
              <Unbroken text={t('code')} />
            </span>
          </Button>
        </div>
      </form>
    </AccountFrame>
  );
}
