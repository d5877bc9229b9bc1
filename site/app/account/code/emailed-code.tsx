import { codeDigits } from '@clinic/core/identity/codes/code-figures';
import { useTranslations } from 'use-intl';
import { CodeField } from '../../components/fields/code-field.tsx';
import { Note } from '../../components/messages/note.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { CallPanel } from '../../frame/call-panel.tsx';
import styles from '../parts/account.module.css';
import { AccountForm } from '../parts/account-form.tsx';
import { AccountFrame } from '../parts/account-frame.tsx';
import { EmailWords } from '../parts/email-words.tsx';
import type { ScreenProblem } from '../parts/screen-problem.ts';
import { useScreenProblems } from '../parts/use-screen-problems.ts';
import { ThisDevice } from '../passkey/this-device.tsx';
import { AnotherCode } from './another-code.tsx';
import { BackToStart } from './back-to-start.tsx';
import type { EmailedCodeView } from './second-step-view.ts';

/** Whether an account stands behind the e-mail is told to its letterbox and nowhere else. */
export function EmailedCode({ view, problems }: { view: EmailedCodeView; problems: ScreenProblem[] }) {
  const t = useTranslations('account.code');
  const { errorOf } = useScreenProblems(problems);
  const { purpose, sentTo, until } = view;
  const lead = t.rich(`leads.${purpose}`, {
    digits: codeDigits,
    email: () => (
      <b>
        <EmailWords email={sentTo} />
      </b>
    ),
    device: () => <ThisDevice />,
  });
  return (
    <AccountFrame
      title={t(purpose === 'linkRecord' ? 'titleRecord' : 'title')}
      lead={lead}
      problems={problems}
      above={<BackToStart purpose={purpose} />}
      side={<CallPanel title={t('call')} text={t('callText')} />}
    >
      {view.isSentAgain && problems.length === 0 && (
        <Note kind="done" isNews>
          <p>
            <Unbroken text={t('sentAgain')} />
          </p>
        </Note>
      )}
      <AccountForm go="code" submit={t(`submit.${purpose}`)}>
        <CodeField name="code" label={t('label')} hint={t('hint', { until })} error={errorOf('code')} prefilled={view.prefilled} />
      </AccountForm>
      <section className={styles['part']}>
        <h2>{t('nothing')}</h2>
        <AnotherCode afterSeconds={view.againAfterSeconds} />
      </section>
    </AccountFrame>
  );
}
