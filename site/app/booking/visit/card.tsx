import { euros } from '@clinic/core/kernel/format';
import { Form } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { Button, buttonClass } from '../../components/button.tsx';
import { Countdown } from './countdown.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { PayByMultibanco, PayWithMbway } from './other-ways.tsx';
import styles from './payment-card.module.css';
import { Problem } from './problem.tsx';
import type { VisitProblem } from './send-visit.server.ts';
import type { Offset } from './use-visit-poll.ts';
import type { VisitState } from './visit-state.ts';
import type { VisitView } from './visit-view.ts';

type Shown = { view: VisitView; problem: VisitProblem | null };

/**
 * The way to the provider's page, where the card is typed. A link, because opening that page pays nothing, and a form that leads to another
 * site is blocked by our own policy.
 */
export function CardPage({ view, state, problem, offsetMs }: Shown & { state: Extract<VisitState, { kind: 'card' }>; offsetMs: Offset }) {
  const t = useTranslations('visit.pay');
  const locale = useLocale();
  const { pageUrl, amountCents, askedAt, returned } = state;
  return (
    <>
      {returned && <p role="status">{t(`card.${returned}`)}</p>}
      <CardProblem problem={problem} />
      <div className={styles['card']}>
        {view.payBy && <Countdown kind="toPay" from={askedAt} until={view.payBy.at} now={view.now} offsetMs={offsetMs} />}
        <dl className={styles['numbers']}>
          <div className={styles['row']}>
            <dt>{t('amount')}</dt>
            <dd className={styles['value']}>{euros(amountCents, locale)}</dd>
          </div>
        </dl>
      </div>
      <p>
        <a className={buttonClass({})} href={pageUrl} rel="noreferrer">
          {t(returned ? 'card.openAgain' : 'card.open')}
        </a>
      </p>
      <p>{t('card.safe')}</p>
      <HowToPay method="card" amountCents={amountCents} />
      <OtherWays view={view} problem={problem} />
      {view.ways.includes('card') && <NewCardPage label={t('card.newPage')} look="quiet" />}
    </>
  );
}

/** The card was not accepted, or its page has ended: once more, or another way. */
export function CardOver({ view, state, problem }: Shown & { state: Extract<VisitState, { kind: 'cardOver' }> }) {
  const t = useTranslations('visit.pay');
  return (
    <>
      <p>{t(`card.over.${state.because}`)}</p>
      <CardProblem problem={problem} />
      {view.ways.includes('card') && <NewCardPage label={t('card.retry')} look="primary" />}
      <OtherWays view={view} problem={problem} />
    </>
  );
}

function OtherWays({ view, problem }: Shown) {
  return (
    <>
      {view.ways.includes('mbway') && <PayWithMbway problem={problem} insteadOf="card" />}
      {view.ways.includes('multibanco') && <PayByMultibanco />}
    </>
  );
}

function NewCardPage({ label, look }: { label: string; look: 'primary' | 'quiet' }) {
  return (
    <Form method="post">
      <p>
        <Button type="submit" look={look} name="method" value="card">
          {label}
        </Button>
      </p>
    </Form>
  );
}

function CardProblem({ problem }: { problem: VisitProblem | null }) {
  const isOurs = problem === 'notOffered' || problem === 'cardTooMany' || problem === 'mbwayTooMany';
  return isOurs ? <Problem kind={problem} /> : null;
}
