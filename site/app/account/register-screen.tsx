import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { Checkbox } from '../components/fields/checkbox.tsx';
import { NameAndEmail } from '../components/fields/name-and-email.tsx';
import { Note } from '../components/messages/note.tsx';
import { PolicyLink } from '../components/policy-link.tsx';
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
        <NameAndEmail
          words={{ name: required(t('name')), email: required(t('email')), emailHint: t('emailHint') }}
          typed={view}
          errorOf={errorOf}
        />
        <NewPasswordFields label={t('password')} errorOf={errorOf} />
        <Checkbox
          name="consent"
          value="yes"
          label={required(t('consent'))}
          hint={t.rich('consentMore', { policy: (words) => <PolicyLink>{words}</PolicyLink> })}
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
