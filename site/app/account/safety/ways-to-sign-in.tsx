import { useLocale, useTranslations } from 'use-intl';
import { dateInWords } from '../../components/date/date-words.ts';
import { AccountForm } from '../parts/account-form.tsx';
import { NewPasswordFields } from '../parts/new-password-fields.tsx';
import type { ScreenProblem } from '../parts/screen-problem.ts';
import { useScreenProblems } from '../parts/use-screen-problems.ts';
import { CodeApp } from './code-app.tsx';
import { Passkeys } from './passkeys.tsx';
import styles from './safety.module.css';
import { SafetyRow } from './safety-row.tsx';
import type { SafetyView } from './safety-view.ts';

type Props = { view: SafetyView; problems: ScreenProblem[] };

export function WaysToSignIn({ view, problems }: Props) {
  const t = useTranslations('account.safety.ways');
  return (
    <section className={styles['card']}>
      <h2>{t('title')}</h2>
      <Passkeys view={view} />
      <Password view={view} problems={problems} />
      <CodeApp view={view} problems={problems} />
      {view.recovery && (
        <SafetyRow
          part="recovery"
          view={view}
          label={t('recovery')}
          value={t('recoveryLeft', { left: view.recovery.left })}
          note={t('recoveryNote')}
          act={t(view.recovery.left > 0 ? 'recoveryAnew' : 'recoveryMake')}
        >
          <p>{t('recoveryText')}</p>
          <AccountForm go="newRecoveryCodes" submit={t('recoverySubmit')} />
        </SafetyRow>
      )}
    </section>
  );
}

function Password({ view, problems }: Props) {
  const t = useTranslations('account.safety.ways');
  const locale = useLocale();
  const { errorOf } = useScreenProblems(problems);
  const changedOn = view.password?.changedOn;
  return (
    <SafetyRow
      part="password"
      view={view}
      label={t('password')}
      value={changedOn ? t('passwordChanged', { date: dateInWords(changedOn, locale) }) : t('passwordNone')}
      note={changedOn ? null : t('passwordNoneNote')}
      act={t(changedOn ? 'change' : 'choose')}
    >
      <p>{t('passwordText')}</p>
      <AccountForm go="changePassword" submit={t('passwordSubmit')}>
        <NewPasswordFields label={t('newPassword')} email={view.email.address} errorOf={errorOf} />
      </AccountForm>
    </SafetyRow>
  );
}
