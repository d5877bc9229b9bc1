import { useTranslations } from 'use-intl';
import styles from '../account/parts/account.module.css';
import { AccountForm, HiddenFields } from '../account/parts/account-form.tsx';
import { AccountFrame } from '../account/parts/account-frame.tsx';
import type { ScreenProblem } from '../account/parts/screen-problem.ts';
import { useScreenProblems } from '../account/parts/use-screen-problems.ts';
import { Checkbox } from '../components/fields/checkbox.tsx';
import { NameAndEmail } from '../components/fields/name-and-email.tsx';
import { PolicyLink } from '../components/policy-link.tsx';
import { TrapField } from '../frame/trap-field.tsx';
import { type FormKeys, formInputs } from '../requests/request-view.ts';
import { WorkField } from '../requests/work-field.tsx';
import { NewsletterCall } from './newsletter-call.tsx';

export type NewsletterView = {
  name: string;
  email: string;
  consent: boolean;
  from: string;
  openedAt: number;
  /** For the browser, where the form was sent back because of it. */
  keys: FormKeys | null;
};

/** The form of the footer once more, where something was missing or somebody came for it. */
export function NewsletterScreen({ view, problems }: { view: NewsletterView; problems: ScreenProblem[] }) {
  const t = useTranslations('newsletter.form');
  const { errorOf } = useScreenProblems(problems);
  const required = (label: string) => t('required', { label });
  return (
    <AccountFrame title={t('title')} lead={t('lead')} problems={problems} side={<NewsletterCall />}>
      <p className={styles['soft']}>{t('marks')}</p>
      <AccountForm go="subscribe" submit={t('submit')} hidden={{ from: view.from, opened: String(view.openedAt) }}>
        <TrapField />
        {view.keys && <HiddenFields fields={{ [formInputs.pass]: view.keys.pass }} />}
        {view.keys && <WorkField key={view.keys.pass} work={view.keys.work} />}
        <NameAndEmail
          words={{ name: required(t('name')), email: required(t('email')), emailHint: t('emailHint') }}
          typed={view}
          errorOf={errorOf}
        />
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
    </AccountFrame>
  );
}
