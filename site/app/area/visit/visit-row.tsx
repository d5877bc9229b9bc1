import { euros } from '@clinic/core/kernel/format';
import { useLocale, useTranslations } from 'use-intl';
import { useSaidAbroad } from '../../booking/use-hour-in-lisbon.ts';
import { momentInWords } from '../../booking/visit/moment.ts';
import { Glyph } from '../../components/icon.tsx';
import { Unbroken } from '../../components/unbroken.tsx';
import type { HistoryRow, HistoryState } from '../history-view.ts';
import { boundName } from '../parts/bound-name.ts';
import { dateInLine } from '../parts/date-in-line.ts';
import { QuietTick, StateChip } from '../parts/state-chip.tsx';
import styles from './visit-row.module.css';

/** One visit among others. The date stands over the row, so that it never breaks. */
function VisitRow({ row, showsPatient = true }: { row: HistoryRow; showsPatient?: boolean }) {
  const t = useTranslations('area.row');
  const locale = useLocale();
  const { day, time, doctorName, state, typeName, patientName, isOther, note, to, slip, owed, retryTo } = row;
  const when = t('when', { day: dateInLine(day, locale), time });
  return (
    <li className={styles['row']}>
      <p className={styles['when']}>{to ? <a href={to}>{when}</a> : when}</p>
      <p className={styles['what']}>
        <span className={styles['doctor']}>{boundName(doctorName)}</span>
        <small>{typeName}</small>
        {(showsPatient || isOther) && <small>{isOther ? <b>{patientName}</b> : patientName}</small>}
        {note && <small>{t(note)}</small>}
      </p>
      <RowState state={state} />
      {owed && <OwedForVisit owed={owed} />}
      {retryTo && (
        <p className={styles['todo']}>
          {t('notBookedText')} <a href={retryTo}>{t('retry')}</a>
        </p>
      )}
      {slip && (
        <a className={styles['slip']} href={slip.to} download="">
          <Glyph name="download" />
          <span>{t('slip', { amount: euros(slip.amountCents, locale) })}</span>
          <span className="visually-hidden"> ({when})</span>
        </a>
      )}
    </li>
  );
}

/** The same as on the next visit: what is owed, until when, and what happens then. */
function OwedForVisit({ owed: { amountCents, payBy, to } }: { owed: NonNullable<HistoryRow['owed']> }) {
  const t = useTranslations('area.pay');
  const locale = useLocale();
  const saidAbroad = useSaidAbroad();
  return (
    <p className={styles['todo']}>
      {payBy && <Unbroken text={t('until', { when: saidAbroad(payBy, momentInWords(payBy, locale)) })} />}{' '}
      <a href={to}>{t('now', { amount: euros(amountCents, locale) })}</a>
    </p>
  );
}

/** What went as usual is a quiet tick; what is still to come says so by its place. */
function RowState({ state }: { state: HistoryState }) {
  const t = useTranslations('area.row.states');
  if (state === 'done') return <QuietTick>{t(state)}</QuietTick>;
  if (state === 'booked') return <QuietTick>{t(state)}</QuietTick>;
  return <StateChip tone={state === 'toPay' || state === 'received' || state === 'notBooked' ? 'wait' : 'off'}>{t(state)}</StateChip>;
}

export const VisitRowList = ({ rows, showsPatient }: { rows: HistoryRow[]; showsPatient?: boolean }) => (
  <ul className={styles['rows']}>
    {rows.map((row) => (
      <VisitRow key={row.key} row={row} {...(showsPatient !== undefined && { showsPatient })} />
    ))}
  </ul>
);
