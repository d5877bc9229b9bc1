import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { AreaCard } from '../area/parts/area-card.tsx';
import { Button } from '../components/button.tsx';
import { CodeField } from '../components/fields/code-field.tsx';
import { TextField } from '../components/fields/text-field.tsx';
import { Glyph } from '../components/icon.tsx';
import { ErrorSummary } from '../components/messages/error-summary.tsx';
import { Note } from '../components/messages/note.tsx';
import { Unbroken } from '../components/unbroken.tsx';

export type SendView =
  | { step: 'closed' }
  | { step: 'email' }
  | { step: 'sent' }
  | { step: 'code'; sentTo: string; until: string; isAgain: boolean };
export type SendProblem = { field: 'email' | 'code'; kind: 'emailInvalid' | 'tooMany' | 'codeWrong' | 'codeEnded' };

/** A line among the ways to go on. */
export function SendLine() {
  const t = useTranslations('quizzes.result.send');
  const { pathname } = useLocation();
  return (
    <li>
      <a href={`${pathname}?abrir=enviar`}>
        <Glyph name="mail" />
        <span>
          {t('link')}
          <small>{t('note')}</small>
        </span>
      </a>
    </li>
  );
}

/** Above the result while somebody sends it: the e-mail, then the code that went to it. */
export function SendResult({ view, problem }: { view: SendView; problem: SendProblem | null }) {
  const t = useTranslations('quizzes.result.send');
  const { pathname } = useLocation();
  if (view.step === 'closed') return null;
  if (view.step === 'sent') {
    return (
      <Note kind="done" isNews title={t('sent')}>
        <p>{t('sentText')}</p>
      </Note>
    );
  }
  const message = problem ? t(`problems.${problem.kind}`) : undefined;
  return (
    <AreaCard title={t('title')} strong>
      <ErrorSummary errors={problem && message ? [{ field: problem.field, message }] : []} />
      {view.step === 'email' ? (
        <form method="post" action={`${pathname}?abrir=enviar`} noValidate>
          <p>{t('text')}</p>
          <TextField kind="email" name="email" label={t('email')} error={message} aria-required />
          <Button type="submit" name="go" value="sendCode">
            {t('getCode')}
          </Button>
        </form>
      ) : (
        <>
          {view.isAgain && !problem && (
            <Note kind="done" isNews>
              <p>{t('sentAgain')}</p>
            </Note>
          )}
          <form method="post" action={`${pathname}?abrir=codigo`} noValidate>
            <p>
              <Unbroken text={t('codeText', { email: view.sentTo, time: view.until })} />
            </p>
            <CodeField name="code" label={t('code')} error={message} />
            <Button type="submit" name="go" value="sendResult">
              {t('send')}
            </Button>
          </form>
          <form method="post" action={`${pathname}?abrir=codigo`}>
            <p>{t('nothing')}</p>
            <Button type="submit" name="go" value="sendAgain" look="secondary">
              {t('again')}
            </Button>
          </form>
        </>
      )}
    </AreaCard>
  );
}
