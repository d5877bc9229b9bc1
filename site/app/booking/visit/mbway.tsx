import { euros } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { Countdown } from './countdown.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { PayByCard, PayByMultibanco, PayWithMbway, RetryMbway } from './other-ways.tsx';
import styles from './payment-card.module.css';
import { Problem } from './problem.tsx';
import type { VisitProblem } from './send-visit.server.ts';
import type { Offset } from './use-visit-poll.ts';
import type { VisitState } from './visit-state.ts';
import type { VisitView } from './visit-view.ts';

type Shown = { view: VisitView; problem: VisitProblem | null };

/** A question stands on the phone: this page waits with its owner. */
export function MbwayWaiting({
  view,
  state,
  problem,
  offsetMs,
}: Shown & { state: Extract<VisitState, { kind: 'mbway' }>; offsetMs: Offset }) {
  const t = useTranslations('visit.pay');
  const locale = useLocale();
  const { askedAt, answerBy, amountCents } = state;
  return (
    <>
      {problem === 'stillWaiting' && <Problem kind={problem} />}
      <div className={styles['card']}>
        <Countdown kind="toAnswer" from={askedAt} until={answerBy} now={view.now} offsetMs={offsetMs} />
        <dl className={styles['numbers']}>
          <div className={styles['row']}>
            <dt>{t('amount')}</dt>
            <dd className={styles['value']}>{euros(amountCents, locale)}</dd>
          </div>
        </dl>
      </div>
      {view.ways.includes('multibanco') && <p>{t('switchLater')}</p>}
      <HowToPay method="mbway" amountCents={amountCents} />
    </>
  );
}

/** Declined, or nobody answered: once more, another number, or the other way. */
export function MbwayOver({ view, state, problem }: Shown & { state: Extract<VisitState, { kind: 'mbwayOver' }> }) {
  const t = useTranslations('visit.pay');
  const canRetry = view.ways.includes('mbway');
  return (
    <>
      <p>{t(`over.${state.because}`)}</p>
      {(problem === 'stillWaiting' ||
        problem === 'beingMoved' ||
        problem === 'notOffered' ||
        problem === 'mbwayTooMany' ||
        problem === 'cardTooMany') && <Problem kind={problem} />}
      {canRetry && state.because !== 'refused' && state.phoneEnding && <RetryMbway phoneEnding={state.phoneEnding} />}
      {canRetry && <PayWithMbway problem={problem} otherNumber />}
      {view.ways.includes('multibanco') && <PayByMultibanco />}
      {view.ways.includes('card') && <PayByCard />}
    </>
  );
}
