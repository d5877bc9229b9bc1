import { type Address, pathTo } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { ArrowLink } from '../../components/arrow-link.tsx';
import { ButtonLink } from '../../components/button.tsx';
import { CallLine } from './call-line.tsx';
import { NearestSlots } from './nearest-slots.tsx';
import { euros } from './payment-words.ts';
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

export function Cancelled({ refundCents }: { refundCents: number }) {
  const t = useTranslations('visit.next');
  const locale = useLocale();
  return (
    <>
      {refundCents > 0 && <p>{t.rich('refund', { amount: euros(refundCents, locale), b: bold })}</p>}
      <p>{t('unasked')}</p>
      <Actions>
        <BookLink words="another" look="secondary" />
      </Actions>
    </>
  );
}

export function Moved({ to }: { to: Address | null }) {
  const t = useTranslations('visit.next');
  if (!to) return null;
  return (
    <Actions>
      <ButtonLink to={to} reloadDocument>
        {t('newVisit')}
      </ButtonLink>
    </Actions>
  );
}

/** A visit that was to be moved is still there: that comes first. */
function OldVisit({ to }: { to: Address }) {
  const t = useTranslations('visit.next');
  return (
    <>
      <p>{t('oldStands')}</p>
      <Actions>
        <ButtonLink to={to} reloadDocument>
          {t('oldVisit')}
        </ButtonLink>
      </Actions>
    </>
  );
}

export function SlotTaken({ nearest, oldVisit }: { nearest: NearSlot[]; oldVisit: Address | null }) {
  const t = useTranslations('visit.next');
  const locale = useLocale();
  if (oldVisit) return <OldVisit to={oldVisit} />;
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

export function Failed({ reason, oldVisit }: { reason: FailureReason; oldVisit: Address | null }) {
  const t = useTranslations('visit.reasons');
  const end = reason === 'notMovable' ? '' : '.';
  return (
    <>
      <p>
        <b>
          {t(reason)}
          {end}
        </b>
      </p>
      <CallLine />
      {oldVisit ? (
        <OldVisit to={oldVisit} />
      ) : (
        <Actions>
          <BookLink words="again" look="secondary" />
        </Actions>
      )}
    </>
  );
}

export function NeedsPerson({ oldVisit, promisesCall = false }: { oldVisit: Address | null; promisesCall?: boolean }) {
  const t = useTranslations('visit.next');
  return (
    <>
      {promisesCall && <p>{t('noAsking')}</p>}
      <CallLine />
      {oldVisit && <OldVisit to={oldVisit} />}
    </>
  );
}
