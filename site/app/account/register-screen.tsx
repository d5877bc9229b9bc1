import { pathTo } from '@clinic/core/addresses/path-to';
import { longestEmail, longestName } from '@clinic/core/personal-data/field-lengths';
import { useLocale, useTranslations } from 'use-intl';
import { Checkbox } from '../components/fields/checkbox.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { Note } from '../components/messages/note.tsx';
import { NewTabWords } from '../components/new-tab-words.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { CallPanel } from '../frame/call-panel.tsx';
import styles from './parts/account.module.css';
import { AccountForm } from './parts/account-form.tsx';
import { AccountFrame } from './parts/account-frame.tsx';
import { NewPasswordFields } from './parts/new-password-fields.tsx';
import type { ScreenProblem } from './parts/screen-problem.ts';
import { useScreenProblems } from './parts/use-screen-problems.ts';

/** As it was typed; passwords are never given back. */
type RegisterView = { name: string; email: string; consent: boolean };

/** An account is never needed to book, and always one's own: both are said before anything is typed. */
export function RegisterScreen({ view, problems }: { view: RegisterView; problems: ScreenProblem[] }) {
  const t = useTranslations('account.register');
  const locale = useLocale();
  const { errorOf } = useScreenProblems(problems);
  const required = (label: string) => t('required', { label });
  return (
    <AccountFrame title={t('title')} lead={t('lead')} problems={problems} side={<Aside />}>
      <p className={styles['soft']}>{t('marks')}</p>
      <AccountForm go="register" submit={t('submit')}>
        <TextField
          name="name"
          label={required(t('name'))}
          error={errorOf('name')}
          defaultValue={view.name}
          autoComplete="name"
          maxLength={longestName}
          aria-required
        />
        <TextField
          kind="email"
          name="email"
          label={required(t('email'))}
          hint={t('emailHint')}
          error={errorOf('email')}
          defaultValue={view.email}
          maxLength={longestEmail}
          aria-required
        />
        <NewPasswordFields label={t('password')} errorOf={errorOf} />
        <Checkbox
          name="consent"
          value="yes"
          label={required(t('consent'))}
          hint={t.rich('consentMore', {
            policy: (words) => (
              <a href={pathTo(locale, 'privacy')} target="_blank" rel="noreferrer">
                {words}
                <NewTabWords />
              </a>
            ),
          })}
          error={errorOf('consent')}
          defaultChecked={view.consent}
          aria-required
        />
      </AccountForm>
      <p className={styles['line']}>
        {t('hasAccount')} <a href={pathTo(locale, 'login')}>{t('enter')}</a>
      </p>
    </AccountFrame>
  );
}

function Aside() {
  const t = useTranslations('account.register');
  return (
    <>
      <Note glyph="people" title={t('helping')}>
        <p>
          <Unbroken text={t('helpingText')} />
        </p>
      </Note>
      <CallPanel title={t('call')} text={t('callText')} />
    </>
  );
}
