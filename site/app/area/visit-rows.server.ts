import { pathTo } from '@clinic/core/addresses/path-to';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { type AreaVisit, paidCents } from '@clinic/core/personal-area/visits/area-visit';
import { lisbonMoment } from '../booking/visit/moment.ts';
import { deskSettings } from '../booking/visit/open-visit.server.ts';
import type { PageContext } from '../page-context.ts';
import type { HistoryRow } from './history-view.ts';

/** One line of a list of visits. The kind of visit is named as the desk names it in the reader's language, else as the clinic does. */
export function toHistoryRows(page: PageContext, visits: AreaVisit[], now: Date): HistoryRow[] {
  const named = new Map((deskSettings(page)?.types ?? []).map(({ typeId, name }) => [typeId, name]));
  return visits.map((visit) => {
    const { type } = visit;
    return toHistoryRow(visit, { locale: page.locale, now, typeName: (type && (named.get(type.id) || type.name)) ?? '' });
  });
}

type RowOptions = { locale: Locale; now: Date; typeName: string };

function toHistoryRow(visit: AreaVisit, { locale, now, typeName }: RowOptions): HistoryRow {
  const { key, standing, startsAt, doctorName, patientName, booked } = visit;
  const to = pageOf(visit, locale);
  return {
    key,
    ...inLisbon(startsAt),
    doctorName: doctorNameIn(doctorName, locale),
    state: standing,
    typeName,
    patientName,
    isOther: isForOther(visit),
    note: noteOf(visit),
    to,
    slip: booked && paidCents(booked) > 0 ? { amountCents: paidCents(booked), to: slipAddress(locale, key) } : null,
    owed: booked && to && standing === 'toPay' ? owedFor(booked.booking, to) : null,
    retryTo: standing === 'notBooked' && startsAt > now ? retryAddress(visit, locale) : null,
  };
}

const pageOf = ({ token }: AreaVisit, locale: Locale): string | null => token && pathTo(locale, 'visit', { visita: token });

const owedFor = ({ priceCents, payBy }: { priceCents: number; payBy: Date | null }, to: string) => ({
  amountCents: priceCents,
  payBy: payBy && lisbonMoment(payBy),
  to,
});

/** The visit's own page says why it was not booked and offers other times. */
export const retryAddress = (visit: AreaVisit, locale: Locale): string => pageOf(visit, locale) ?? pathTo(locale, 'wizard');

export const slipAddress = (locale: Locale, visitKey: string): string =>
  pathTo(locale, 'paperFile', { tipo: 'comprovativo', papel: visitKey });

/** Of somebody that the reader books for. */
export const isForOther = ({ isOwn, booked }: AreaVisit): boolean => !isOwn && booked !== null && booked.booking.bookedBy !== null;

function noteOf(visit: AreaVisit): HistoryRow['note'] {
  if (isForOther(visit)) return 'bookedByYou';
  return visit.booked ? null : 'bookedByPhone';
}
