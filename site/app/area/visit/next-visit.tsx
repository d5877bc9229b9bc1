import { capitalised } from '@clinic/core/kernel/format';
import { useId } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { momentInWords } from '../../booking/visit/moment.ts';
import { stateLooks } from '../../booking/visit/state-looks.ts';
import { Unbroken } from '../../components/unbroken.tsx';
import type { NextVisit } from '../area-view.ts';
import { StateChip } from '../parts/state-chip.tsx';
import styles from './next-visit.module.css';
import { PayStrip } from './pay-strip.tsx';
import { TodayActs } from './today-acts.tsx';
import { useOwnClock } from './use-own-clock.ts';
import { VisitActions } from './visit-actions.tsx';
import { VisitClocks } from './visit-clocks.tsx';
import { VisitDoctor } from './visit-doctor.tsx';
import { NextVisitFacts } from './visit-facts.tsx';

type Props = {
  visit: NextVisit;
  isLinked: boolean;
  /** When the clinic was last heard; null while it answers. */
  silentSince: string | null;
};

/** The visit that comes next: its day and hour are the biggest thing on the page. */
export function NextVisitCard({ visit, isLinked, silentSince }: Props) {
  const t = useTranslations('area.visit');
  const states = useTranslations('visit.states');
  const locale = useLocale();
  const heading = useId();
  const own = useOwnClock(visit);
  const { state, startsAt, payment, doctor, patientName, daysAway } = visit;
  const isPaid = payment?.kind === 'paid' && state === 'confirmed';
  const owes = payment?.kind === 'toPay';
  return (
    <section className={styles['visit']} aria-labelledby={heading}>
      <div className={styles['grid']}>
        <div className={styles['head']}>
          <p className={styles['chip']} data-beside-strip={owes || undefined}>
            <StateChip tone={stateLooks[state].tone} glyph={stateLooks[state].glyph}>
              {isPaid ? t('bookedAndPaid') : states(`${state}.chip`)}
            </StateChip>
          </p>
          <p className={styles['kicker']}>
            <Unbroken text={isLinked ? t(patientName ? 'nextOf' : 'next', { days: daysAway, name: patientName ?? '' }) : t('bookedHere')} />
          </p>
          <h2 id={heading} className={styles['when']}>
            <Unbroken text={capitalised(momentInWords(own ?? startsAt, locale))} />
          </h2>
          {own && <VisitClocks own={own} lisbon={startsAt} />}
        </div>
        {owes && <PayStrip payment={payment} timeZone={visit.timeZone ?? ''} />}
        {visit.today && <TodayActs id={visit.id} mode={visit.mode} told={visit.today.told} video={visit.video} />}
        <div className={styles['body']}>
          <VisitDoctor doctor={doctor} />
          <NextVisitFacts visit={visit} silentSince={silentSince} />
        </div>
      </div>
      <VisitActions visit={visit} isSilent={silentSince !== null} />
    </section>
  );
}
