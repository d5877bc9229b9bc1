import { useLocale, useTranslations } from 'use-intl';
import { dateInWords } from '../../components/date/date-words.ts';
import { CodeField } from '../../components/fields/code-field.tsx';
import { AccountForm } from '../parts/account-form.tsx';
import type { ScreenProblem } from '../parts/screen-problem.ts';
import { useScreenProblems } from '../parts/use-screen-problems.ts';
import styles from './safety.module.css';
import { SafetyRow } from './safety-row.tsx';
import type { AppView, SafetyView } from './safety-view.ts';

/** The authenticator app: off, being added, or on. */
export function CodeApp({ view, problems }: { view: SafetyView; problems: ScreenProblem[] }) {
  const t = useTranslations('account.safety.app');
  const locale = useLocale();
  const { app } = view;
  const isOn = app.state === 'on';
  return (
    <SafetyRow
      part="app"
      view={view}
      label={t('label')}
      value={isOn ? t('on', { date: dateInWords(app.addedOn, locale) }) : t('off')}
      note={t('note')}
      act={t(isOn ? 'turnOff' : 'turnOn')}
    >
      {app.state === 'off' && (
        <>
          <p>{t('startText')}</p>
          <AccountForm go="startApp" submit={t('start')} />
        </>
      )}
      {app.state === 'adding' && <Adding app={app} problems={problems} />}
      {isOn && (
        <>
          <p>{t('turnOffText')}</p>
          <AccountForm go="removeApp" submit={t('turnOffSubmit')} />
        </>
      )}
    </SafetyRow>
  );
}

/** Squares around the picture that a camera needs to find it. */
const quiet = 4;

function Adding({ app, problems }: { app: Extract<AppView, { state: 'adding' }>; problems: ScreenProblem[] }) {
  const t = useTranslations('account.safety.app');
  const { errorOf } = useScreenProblems(problems);
  const { path, size } = app.picture;
  const whole = size + 2 * quiet;
  return (
    <>
      <ol className={styles['ways']}>
        <li>{t('scan')}</li>
        <li>{t('confirm')}</li>
      </ol>
      <svg className={styles['picture']} viewBox={`${-quiet} ${-quiet} ${whole} ${whole}`} role="img" aria-label={t('picture')}>
        <path d={`M${-quiet} ${-quiet}h${whole}v${whole}h${-whole}z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p>{t.rich('here', { app: (words) => <a href={app.uri}>{words}</a> })}</p>
      <p className={styles['secret']}>
        {app.secret.match(/.{1,4}/g)?.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups of one key never change places.
          <span key={index}>{group}</span>
        ))}
      </p>
      <AccountForm go="confirmApp" submit={t('confirmSubmit')}>
        <CodeField name="code" label={t('code')} error={errorOf('code')} />
      </AccountForm>
    </>
  );
}
