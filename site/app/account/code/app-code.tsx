import { useTranslations } from 'use-intl';
import { Accordion } from '../../components/content/accordion.tsx';
import { CodeField } from '../../components/fields/code-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import { CallPanel } from '../../frame/call-panel.tsx';
import { useFrame } from '../../frame/use-frame.ts';
import styles from '../parts/account.module.css';
import { AccountForm } from '../parts/account-form.tsx';
import { AccountFrame } from '../parts/account-frame.tsx';
import { FactList } from '../parts/fact-list.tsx';
import type { ScreenProblem } from '../parts/screen-problem.ts';
import { useScreenProblems } from '../parts/use-screen-problems.ts';
import { BackToStart } from './back-to-start.tsx';

/** The code of the authenticator app; whoever has lost the telephone types one of the printed codes instead. */
export function AppCode({ purpose, problems }: { purpose: 'signIn' | 'newDevice'; problems: ScreenProblem[] }) {
  const t = useTranslations('account.appCode');
  const code = useTranslations('account.code');
  const { errorOf } = useScreenProblems(problems);
  const recoveryError = errorOf('recoveryCode');
  const lost = (
    <>
      <p>
        <Unbroken text={t('lostText')} />
      </p>
      <AccountForm go="recovery" submit={t('useRecovery')} look={recoveryError ? 'primary' : 'secondary'}>
        <TextField
          name="code"
          id="recoveryCode"
          label={t('recovery')}
          hint={t('recoveryHint')}
          error={recoveryError}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
          aria-required
        />
      </AccountForm>
    </>
  );
  return (
    <AccountFrame
      title={t('title')}
      lead={t('lead', { clinic: useFrame().settings.name })}
      problems={problems}
      above={<BackToStart purpose={purpose} />}
      side={<CallPanel title={t('call')} text={t('callText')} />}
    >
      <AccountForm go="code" submit={code(`submit.${purpose}`)} look={recoveryError ? 'secondary' : 'primary'}>
        <CodeField name="code" label={t('label')} hint={t('hint')} error={errorOf('code')} />
      </AccountForm>
      <section className={styles['part']}>
        <FactList facts={[{ glyph: 'lock', text: code('never') }]} />
        <Accordion items={[{ id: 'lost', title: t('lost'), content: lost }]} openFirst={recoveryError !== undefined} />
      </section>
    </AccountFrame>
  );
}
