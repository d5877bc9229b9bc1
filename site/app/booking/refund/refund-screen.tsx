import { longestHolder } from '@clinic/core/booking/payment/parse-refund-account';
import { euros } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { Button } from '../../components/button.tsx';
import { Glyph } from '../../components/icon.tsx';
import { ErrorSummary } from '../../components/messages/error-summary.tsx';
import { Note } from '../../components/messages/note.tsx';
import { CallLine } from '../visit/call-line.tsx';
import { HelpPanel } from '../visit/help-panel.tsx';
import { ProblemNote } from '../visit/problem.tsx';
import { bold } from '../visit/use-state-words.tsx';
import { VisitCodeForm } from '../visit/visit-code-form.tsx';
import styles from '../visit/visit-page.module.css';
import type { RefundView } from './read-refund.server.ts';
import { RefundAccountForm } from './refund-account-form.tsx';
import type { RefundProblem } from './send-refund.server.ts';

type Props = { view: RefundView; problem: RefundProblem | null };

/** Where money is transferred to: asked for after a code, one thing at a time. */
export function RefundScreen({ view: { step, amountCents }, problem }: Props) {
  const t = useTranslations('visit.refund');
  const amount = euros(amountCents, useLocale());
  return (
    <div className={styles['page']}>
      <div className={styles['main']}>
        <Errors step={step} problem={problem} />
        <p className={styles['chip']} data-tone={step === 'given' ? 'good' : 'wait'}>
          <Glyph name={step === 'given' ? 'check' : 'clock'} />
          {t(step === 'given' ? 'chipGiven' : 'chip')}
        </p>
        <h1 className={styles['title']}>{t(`${step}.title`, { amount })}</h1>
        <p className={styles['lead']}>{t.rich(`${step}.lead`, { amount, b: bold })}</p>
        {step === 'askForCode' && <AskForCode problem={problem} />}
        {step === 'code' && <VisitCodeForm problem={problem && 'code' in problem ? problem.code : undefined} submit={t('code.go')} />}
        {step === 'form' && <RefundAccountForm problem={problem} />}
        {step !== 'given' && <Safety />}
      </div>
      <aside className={styles['aside']}>
        <HelpPanel state="account" />
      </aside>
    </div>
  );
}

/** Next to the field and once more at the top, in the same words. Where the page has no such field any more, in words alone. */
function Errors({ step, problem }: { step: RefundView['step']; problem: RefundProblem | null }) {
  const t = useTranslations('visit.refund.problems');
  const codes = useTranslations('identity.problems');
  if (!problem || 'noContact' in problem) return null;
  if ('tooLate' in problem) return <ProblemNote>{t('tooLate')}</ProblemNote>;
  if ('code' in problem && step !== 'code') return <ProblemNote>{codes(problem.code)}</ProblemNote>;
  if ('code' in problem) return <ErrorSummary errors={[{ field: 'code', message: codes(problem.code) }]} />;
  const { iban, holder } = problem.account;
  return (
    <ErrorSummary
      errors={[
        ...(iban ? [{ field: 'iban', message: t(iban) }] : []),
        ...(holder ? [{ field: 'holder', message: t(holder, { most: longestHolder }) }] : []),
      ]}
    />
  );
}

function AskForCode({ problem }: { problem: RefundProblem | null }) {
  const t = useTranslations('visit.refund.askForCode');
  if (problem && 'noContact' in problem)
    return (
      <>
        <p role="alert">{t('noContact')}</p>
        <CallLine />
      </>
    );
  return (
    <form method="post" className={styles['actions']}>
      <Button type="submit" name="go" value="send">
        {t('send')}
      </Button>
    </form>
  );
}

/** The same as in the letter: whoever is called by a stranger remembers it. */
function Safety() {
  const t = useTranslations('visit.refund.safe');
  return (
    <section className={styles['section']}>
      <Note glyph="shield-check" title={t('title')}>
        <p>{t('never')}</p>
        <p>{t('kept')}</p>
      </Note>
    </section>
  );
}
