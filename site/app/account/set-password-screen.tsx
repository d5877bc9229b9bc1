import { pathTo } from '@clinic/core/addresses/path-to';
import { useLocale, useTranslations } from 'use-intl';
import { CallPanel } from '../frame/call-panel.tsx';
import styles from './parts/account.module.css';
import { AccountForm } from './parts/account-form.tsx';
import { AccountFrame } from './parts/account-frame.tsx';
import { EmailWords } from './parts/email-words.tsx';
import { EndedLink } from './parts/ended-link.tsx';
import { NewPasswordFields } from './parts/new-password-fields.tsx';
import type { ScreenProblem } from './parts/screen-problem.ts';
import { useScreenProblems } from './parts/use-screen-problems.ts';
import type { SetPasswordView } from './set-password-view.ts';

/** Opened by the link of a letter. */
export function SetPasswordScreen({ view, problems }: { view: SetPasswordView; problems: ScreenProblem[] }) {
  const t = useTranslations('account.setPassword');
  const locale = useLocale();
  const { errorOf } = useScreenProblems(problems);
  const side = <CallPanel title={t('call')} text={t('callText')} />;
  if (view.state === 'ended') {
    const another = { to: pathTo(locale, 'recoverPassword'), words: t('another') };
    return <EndedLink title={t('ended')} text={t('endedText')} action={another} side={side} />;
  }
  return (
    <AccountFrame
      title={t('title')}
      lead={t.rich('lead', {
        email: () => (
          <b>
            <EmailWords email={view.email} />
          </b>
        ),
      })}
      problems={problems}
      side={side}
    >
      <AccountForm go="setPassword" submit={t('submit')}>
        <NewPasswordFields label={t('password')} email={view.email} errorOf={errorOf} />
      </AccountForm>
      <p className={`${styles['soft']} ${styles['line']}`}>{t('secondStep')}</p>
    </AccountFrame>
  );
}
