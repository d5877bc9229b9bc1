import { euros } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { CopyButton } from './copy-button.tsx';
import { Countdown } from './countdown.tsx';
import { HowToPay } from './how-to-pay.tsx';
import { PayByCard, PayWithMbway } from './other-ways.tsx';
import styles from './payment-card.module.css';
import { Problem } from './problem.tsx';
import type { VisitProblem } from './send-visit.server.ts';
import type { Offset } from './use-visit-poll.ts';
import type { VisitState } from './visit-state.ts';
import type { VisitView } from './visit-view.ts';

type Props = {
  view: VisitView;
  state: Extract<VisitState, { kind: 'multibanco' }>;
  problem: VisitProblem | null;
  offsetMs: Offset;
};

/** As a Portuguese cash machine or bank wants it typed, whatever language is read here. */
export const typedAmount = (cents: number): string => (cents / 100).toFixed(2).replace('.', ',');

/** Cash machines show references in threes, and people check them like that. */
export const inThrees = (digits: string): string => digits.replaceAll(/\D/g, '').replaceAll(/(\d{3})(?=\d)/g, '$1\u00a0');

/** The three numbers a cash machine asks for, each to be copied, and how long they hold. */
export function Multibanco({ view, state, problem, offsetMs }: Props) {
  const t = useTranslations('visit.pay');
  const locale = useLocale();
  const { entity, reference, amountCents, askedAt } = state;
  const numbers = [
    { name: t('entity'), shown: entity, typed: entity, label: t('copyEntity') },
    { name: t('reference'), shown: inThrees(reference), typed: reference, label: t('copyReference') },
    { name: t('amount'), shown: euros(amountCents, locale), typed: typedAmount(amountCents), label: t('copyAmount') },
  ];
  return (
    <>
      {state.refused && !problem && <Problem kind={`${state.refused}Refused`} />}
      {(problem === 'stillWaiting' ||
        problem === 'beingMoved' ||
        problem === 'notOffered' ||
        problem === 'mbwayTooMany' ||
        problem === 'cardTooMany') && <Problem kind={problem} />}
      <div className={styles['card']}>
        {view.payBy && <Countdown kind="toPay" from={askedAt} until={view.payBy.at} now={view.now} offsetMs={offsetMs} />}
        <dl className={styles['numbers']}>
          {numbers.map(({ name, shown, typed, label }) => (
            <div key={name} className={styles['row']}>
              <dt>{name}</dt>
              <dd className={styles['value']}>{shown}</dd>
              <dd className={styles['copy']}>
                <CopyButton value={typed} label={label} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p>{t('alsoSent')}</p>
      <HowToPay method="multibanco" amountCents={amountCents} />
      {view.ways.includes('mbway') && <PayWithMbway problem={problem} />}
      {view.ways.includes('card') && <PayByCard />}
    </>
  );
}
