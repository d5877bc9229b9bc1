import { longestEmail } from '@clinic/core/personal-data/field-lengths';
import { useLocale, useTranslations } from 'use-intl';
import { dateInWords } from '../../components/date/date-words.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { undoDays } from '../parts/account-figures.ts';
import { AccountForm } from '../parts/account-form.tsx';
import { EmailWords } from '../parts/email-words.tsx';
import type { ScreenProblem } from '../parts/screen-problem.ts';
import { useScreenProblems } from '../parts/use-screen-problems.ts';
import styles from './safety.module.css';
import { SafetyRow } from './safety-row.tsx';
import type { SafetyView } from './safety-view.ts';

/** The old one stays good until the new one is proven, and can take the change back for some days. */
export function EmailAddress({ view, problems }: { view: SafetyView; problems: ScreenProblem[] }) {
  const t = useTranslations('account.safety.email');
  const locale = useLocale();
  const { errorOf } = useScreenProblems(problems);
  const { address, undoUntil } = view.email;
  return (
    <section className={styles['card']}>
      <h2>{t('title')}</h2>
      <SafetyRow
        part="email"
        view={view}
        label={t('label')}
        value={<EmailWords email={address} />}
        note={undoUntil && t('undo', { date: dateInWords(undoUntil, locale) })}
        act={t('change')}
      >
        <p>{t('text', { days: undoDays })}</p>
        <AccountForm go="changeEmail" submit={t('submit')}>
          <TextField
            kind="email"
            name="email"
            label={t('new')}
            error={errorOf('email')}
            defaultValue={view.typed.email}
            maxLength={longestEmail}
            aria-required
          />
        </AccountForm>
      </SafetyRow>
    </section>
  );
}
