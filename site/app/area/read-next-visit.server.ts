import { pathTo } from '@clinic/core/addresses/path-to';
import type { Booking } from '@clinic/core/booking/model/booking';
import { isPaid } from '@clinic/core/booking/model/booking-predicates';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { preparationStart } from '@clinic/core/personal-area/on-the-day/preparation-start';
import { readPreparation } from '@clinic/core/personal-area/on-the-day/prepare-visit';
import { isToday } from '@clinic/core/personal-area/on-the-day/tell-clinic';
import { type AreaVisit, paidCents } from '@clinic/core/personal-area/visits/area-visit';
import type { OpenAccount } from '../account/require-account.server.ts';
import { readDoctorFaces } from '../booking/doctor-faces.server.ts';
import { lisbonMoment } from '../booking/visit/moment.ts';
import { deskSettings } from '../booking/visit/open-visit.server.ts';
import { visitState } from '../booking/visit/visit-state.ts';
import { changes } from '../booking/visit/visit-view.ts';
import type { PageContext } from '../page-context.ts';
import type { AreaDoctor, NextVisit, VisitPayment } from './area-view.ts';
import { isForOther, slipAddress } from './visit-rows.server.ts';

/** A visit that was not booked here is shown as the clinic's book has it; only a person changes it. */
export async function readNextVisit({ page, area, signedIn }: OpenAccount, visit: AreaVisit, now: Date): Promise<NextVisit> {
  const { key, token, startsAt, endsAt, type, booked, patientName } = visit;
  const settings = deskSettings(page);
  const booking = booked?.booking ?? null;
  const offered = type && settings?.types.find(({ typeId }) => typeId === type.id);
  const [doctor, preparation, notices] = await Promise.all([
    readDoctor(page, visit),
    readPreparation(area, signedIn.account, { visitKey: key, texts: offered?.preparation ?? [] }),
    area.days.notices(signedIn.account.id),
  ]);
  const told = notices.find(({ visitKey, act }) => visitKey === key && act !== 'notMine');
  return {
    id: key,
    token,
    startsAt: lisbonMoment(startsAt),
    daysAway: daysBetween(inLisbon(now).day, inLisbon(startsAt).day),
    timeZone: booking?.mode === 'online' ? booking.visitorTimeZone : null,
    mode: booking?.mode ?? 'inPerson',
    state: booked ? visitState(booked.booking, booked, now).kind : 'scheduled',
    doctor,
    typeName: offered?.name || type?.name || '',
    patientName: isForOther(visit) ? patientName : null,
    comeAt: null,
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    payment: booked && paymentOf(page, visit, booked.booking),
    ...(booking ? changes(booking, settings, now) : { move: 'none', cancel: 'none' }),
    noticeHours: settings?.noticeHours ?? 0,
    // Until the clinic has a room, its link is announced by mail.
    video: booking?.mode === 'online' && booking.videoUrl ? { to: booking.videoUrl, opensAt: lisbonMoment(startsAt).time } : null,
    today: isToday(visit, now)
      ? { told: told ? { kind: told.act === 'late' ? 'late' : 'notComing', at: inLisbon(told.toldAt).time } : null }
      : null,
    preparation: preparation.map(({ isDone, ...item }) => ({
      ...item,
      note: null,
      done: isDone,
      starts: preparationStart(item.text, startsAt),
    })),
  };
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

export async function readDoctor(page: PageContext, { doctorId, doctorName }: AreaVisit): Promise<AreaDoctor> {
  const known = await page.booking.directory.doctors();
  const doctor = known.ok ? known.value.value.find(({ id }) => id === doctorId) : undefined;
  const [face] = doctor ? readDoctorFaces(page, [doctor]) : [];
  return face ?? { name: doctorNameIn(doctorName, page.locale), role: '', face: null };
}

function paymentOf({ locale }: PageContext, visit: AreaVisit, booking: Booking): VisitPayment | null {
  const { priceCents: amountCents, payBy, paymentMethod } = booking;
  if (amountCents === 0) return null;
  if (isPaid(booking)) {
    const paid = visit.booked ? paidCents(visit.booked) : 0;
    return { kind: 'paid', amountCents: paid || amountCents, slip: slipAddress(locale, visit.key) };
  }
  if (paymentMethod === null || !visit.token) return { kind: 'atClinic', amountCents };
  return { kind: 'toPay', amountCents, payBy: payBy && lisbonMoment(payBy), to: pathTo(locale, 'visit', { visita: visit.token }) };
}
