import { type Address, pathTo } from '@clinic/core/addresses/path-to';
import { refundWorkingDays } from '@clinic/core/booking/model/constants';
import { euros } from '@clinic/core/kernel/format';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { CallLine } from './call-line.tsx';
import { NearestSlots } from './nearest-slots.tsx';
import type { NearSlot } from './read-visit.server.ts';
import { bold } from './use-state-words.tsx';
import styles from './visit-page.module.css';
import type { FailureReason } from './visit-state.ts';

const Actions = ({ children }: { children: ReactNode }) => (
  <div className={styles['actions']} data-print="no">
    {children}
  </div>
);

function BookLink({ words, look = 'primary' }: { words: 'again' | 'another'; look?: 'primary' | 'secondary' }) {
  const t = useTranslations('visit.next');
  return (
    <ButtonLink to={pathTo(useLocale(), 'wizard')} look={look} reloadDocument>
      {t(words)}
    </ButtonLink>
  );
}

export const Past = () => (
  <Actions>
    <BookLink words="another" look="secondary" />
  </Actions>
);

export function NotPaid() {
  const t = useTranslations('visit.next');
  return (
    <>
      <p>{t('paidMeanwhile')}</p>
      <Actions>
        <BookLink words="again" />
      </Actions>
    </>
  );
}

type Returned = { dueCents: number; returnedCents: number; transferCents: number };

/** Paid twice, by Multibanco and another way: each goes back by its own. */
function MoneyBack({ dueCents, returnedCents, transferCents }: Returned) {
  const t = useTranslations('visit.next');
  const locale = useLocale();
  const sameWayCents = dueCents - transferCents;
  const told = (cents: number) => ({ amount: euros(cents, locale), days: refundWorkingDays, b: bold });
  return (
    <>
      {sameWayCents > 0 && <p>{t.rich('refund', told(sameWayCents))}</p>}
      {transferCents > 0 && <p>{t.rich('refundTransfer', told(transferCents))}</p>}
      {returnedCents > 0 && <p>{t.rich('refunded', told(returnedCents))}</p>}
    </>
  );
}

export const RefundNotice = (returned: Returned) => (
  <>
    <MoneyBack {...returned} />
    <Actions>
      <BookLink words="another" look="secondary" />
    </Actions>
  </>
);

export function Cancelled({ keptCents, ...returned }: Returned & { keptCents: number }) {
  const t = useTranslations('visit.next');
  const locale = useLocale();
  return (
    <>
      <MoneyBack {...returned} />
      {keptCents > 0 && <p>{t.rich('kept', { amount: euros(keptCents, locale), b: bold })}</p>}
      {returned.dueCents + returned.returnedCents + keptCents === 0 && <p>{t('nothingPaid')}</p>}
      <p>{t('unasked')}</p>
      <Actions>
        <BookLink words="another" look="secondary" />
      </Actions>
    </>
  );
}

/** None to go to where its link was renewed meanwhile: then it is in a letter. */
type Old = { to: Address | null };

/** A visit that was to be moved is still there: that comes first. */
function OldVisit({ to }: Old) {
  const t = useTranslations('visit.next');
  return (
    <>
      <p>{t('oldStands')}</p>
      {to && (
        <Actions>
          <ButtonLink to={to} reloadDocument>
            {t('oldVisit')}
          </ButtonLink>
        </Actions>
      )}
    </>
  );
}

export function SlotTaken({ nearest, old }: { nearest: NearSlot[]; old: Old | null }) {
  const t = useTranslations('visit.next');
  const locale = useLocale();
  if (old) return <OldVisit {...old} />;
  if (nearest.length === 0)
    return (
      <Actions>
        <BookLink words="again" />
      </Actions>
    );
  return (
    <>
      <NearestSlots nearest={nearest} />
      <ArrowLink to={pathTo(locale, 'wizard')} reloadDocument>
        {t('allTimes')}
      </ArrowLink>
    </>
  );
}

function Reason({ reason }: { reason: FailureReason }) {
  const t = useTranslations('visit.reasons');
  const end = reason === 'notMovable' ? '' : '.';
  return (
    <p>
      <b>
        {t(reason)}
        {end}
      </b>
    </p>
  );
}

export function Failed({ reason, old }: { reason: FailureReason; old: Old | null }) {
  return (
    <>
      <Reason reason={reason} />
      <CallLine />
      {old ? (
        <OldVisit {...old} />
      ) : (
        <Actions>
          <BookLink words="again" look="secondary" />
        </Actions>
      )}
    </>
  );
}

type Need = { old: Old | null; promisesCall?: boolean; reason?: FailureReason | null };

export function NeedsPerson({ old, promisesCall = false, reason = null }: Need) {
  const t = useTranslations('visit.next');
  return (
    <>
      {reason && <Reason reason={reason} />}
      {promisesCall && <p>{t('noAsking')}</p>}
      <CallLine />
      {old && <OldVisit {...old} />}
    </>
  );
}
