import { pathTo } from '@clinic/core/addresses/path-to';
import { codeMinutes } from '@clinic/core/identity/codes/code-figures';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../components/button.tsx';
import { CodeField } from '../components/fields/code-field.tsx';
import { ErrorSummary } from '../components/messages/error-summary.tsx';
import { Note } from '../components/messages/note.tsx';
import { Unbroken } from '../components/unbroken.tsx';
import { usePressed } from '../components/use-pressed.ts';
import { CallPanel } from '../frame/call-panel.tsx';
import styles from './request-code-screen.module.css';
import type { RequestCodeView } from './request-code-view.ts';
import { formPages } from './request-pages.ts';
import screen from './request-screen.module.css';
import { type ShownProblem, useRequestProblems } from './use-request-problems.ts';

/** A Portuguese number as it is read aloud. */
const inGroups = (value: string) => value.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1\u00a0$2\u00a0$3');

/** The right code sends the form. Where it went is shown whole, so that a slip of the pen is seen. */
export function RequestCodeScreen({ view, problems }: { view: RequestCodeView; problems: ShownProblem[] }) {
  const t = useTranslations('requests.code');
  const all = useTranslations('requests');
  const locale = useLocale();
  const { errors, errorOf } = useRequestProblems(problems);
  const { pressed, onSubmit } = usePressed();
  const { contact, isStuck, isRefused } = view;
  const lead = isStuck ? 'leadStuck' : contact.kind === 'email' ? 'leadEmail' : 'leadPhone';
  return (
    <div className={screen['screen']}>
      <div className={screen['task']}>
        <ErrorSummary errors={errors} />
        <p className={styles['waits']}>{t('waits')}</p>
        <h1 className={screen['title']}>{t('title')}</h1>
        <p className={screen['lead']}>
          <Unbroken text={t(lead)} /> <b className={styles['contact']}>{inGroups(contact.value)}</b>{' '}
          <a href={pathTo(locale, formPages[view.kind])}>{t('correct')}</a>
        </p>
        {view.isSentAgain && problems.length === 0 && (
          <Note kind="done" isNews>
            <p>{t('sentAgain')}</p>
          </Note>
        )}
        <form method="post" noValidate onSubmit={onSubmit} className={styles['form']}>
          <CodeField
            name="code"
            label={t('label')}
            hint={t('hint', { minutes: codeMinutes })}
            error={errorOf('code')}
            prefilled={view.prefilled}
          />
          <Button type="submit" name="go" value="code" busy={pressed === 'code' ? all('busy') : undefined}>
            {t('submit')}
          </Button>
          <p className={styles['why']}>{t('why')}</p>
        </form>
        <form method="post" onSubmit={onSubmit} className={styles['ways']}>
          {isStuck && (
            <div role="status">
              <h2>{t('stuck')}</h2>
              <p>
                <Unbroken text={t('stuckText')} />
              </p>
              <Button type="submit" name="go" value="without" busy={pressed === 'without' ? all('busy') : undefined}>
                {t('without')}
              </Button>
            </div>
          )}
          <h2>{t('nothing')}</h2>
          <p>
            <Unbroken text={t(isRefused ? 'refused' : contact.kind === 'email' ? 'nothingEmail' : 'nothingPhone')} />
          </p>
          <Button type="submit" name="go" value="again" look="secondary" busy={pressed === 'again' ? all('busy') : undefined}>
            {t('again')}
          </Button>
        </form>
      </div>
      <div className={screen['side']}>
        <CallPanel title={all('prefer.title')} text={all('prefer.text')} />
      </div>
    </div>
  );
}
