import { randomUUID } from 'node:crypto';
import { type Submission, submitBooking } from '@clinic/core/booking/form/submit-booking';
import { choiceOf } from '@clinic/core/booking/form/wizard-offer';
import type { Booking } from '@clinic/core/booking/model/booking';
import { defaultSlotMinutes } from '@clinic/core/booking/model/constants';
import { readVisitToken, writeVisitToken } from '@clinic/core/booking/visit-link/visit-link';
import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { redirect } from 'react-router';
import type { PickerDay } from '../../components/date/slot-days.ts';
import type { PageContext } from '../../page-context.ts';
import { orTooMany } from '../../rate-limit-response.server.ts';
import { type MonthSheet, monthSheet, timesByDay } from '../wizard/steps/month-sheet.ts';
import { askedMonth, monthOf, nextMonth } from '../wizard/steps/month-view.ts';
import { visitPath } from './open-visit.server.ts';

export type MoveProblem = 'selectTime' | 'slotTaken' | 'clinicUnavailable';
/** `days`: the next thirty, and the month that goes on from there. */
export type MoveOffer = { view: 'silent' } | { view: 'days'; days: PickerDay[]; month: string } | ({ view: 'month' } & MonthSheet);

/** What is free for a visit of the same kind, with the same doctor where one was wanted. */
export async function readMoveOffer(
  { booking: { availability }, locale }: PageContext,
  { typeId, preferredDoctorId }: Booking,
  query: URLSearchParams,
): Promise<MoveOffer> {
  const today = inLisbon(new Date()).day;
  const choice = choiceOf(typeId, preferredDoctorId);
  const month = askedMonth(query.get('mes'), today);
  const free = await (month ? availability.inMonth(month, choice) : availability.inNextDays(choice));
  if (!free.ok) return { view: 'silent' };
  if (month) return { view: 'month', ...monthSheet(free.value, { month, wanted: query.get('dia') ?? '', today, locale }) };
  const days = timesByDay(free.value);
  const first = monthOf(days[0]?.date ?? today);
  return { view: 'days', days, month: askedMonth(first, today) ?? nextMonth(first) };
}

/**
 * The id of the new booking is made before the button is shown, and signed like a link: pressed twice it is one move, and an id that
 * we did not make names nobody's visit.
 */
export const newMoveToken = ({ booking: { visitSecrets } }: PageContext): string =>
  writeVisitToken(visitSecrets, { bookingId: randomUUID(), version: 0 });

const slotForm = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/;

/** Takes the new time; the old one is given up by the worker in the moment in which the new one is sure. */
export async function moveVisit(page: PageContext, old: Booking, form: FormData): Promise<MoveProblem> {
  const { store, availability, directory, withinLimit, visitSecrets } = page.booking;
  const id = readVisitToken(visitSecrets, text(form, 'next'))?.bookingId;
  const [, date = '', time = ''] = slotForm.exec(text(form, 'slot')) ?? [];
  const startsAt = time ? fromLisbon(date, time) : null;
  if (!id || !startsAt) return 'selectTime';
  orTooMany(await withinLimit('bookingsPerAddress', page.client));
  orTooMany(await withinLimit('movesPerContact', old.contactDigest ?? old.id));
  const [candidates, types] = await Promise.all([
    availability.doctorsAt({ date, time }, choiceOf(old.typeId, old.preferredDoctorId)),
    directory.appointmentTypes(),
  ]);
  if (!candidates.ok || !types.ok) return 'clinicUnavailable';
  const minutes = types.value.value.find((type) => type.id === old.typeId)?.minutes ?? defaultSlotMinutes;
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000);
  const moved = { ...asBefore(old, page), id, startsAt, endsAt, candidates: candidates.value };
  const submitted = await submitBooking(store, moved, new Date());
  for (const { doctorId } of candidates.value) availability.forget(doctorId, date);
  if (submitted.ok) throw redirect(visitPath(page, { ...submitted.value, linkVersion: old.linkVersion }), 303);
  if (submitted.error.kind === 'slotTaken') return 'slotTaken';
  // Moved or ended meanwhile: its own page says what became of it.
  throw redirect(visitPath(page, old), 303);
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/**
 * The same visit for the same person at the same price; money and reference come along once the move is done. The proof does not:
 * a move needs no more than the link, and who holds it has shown no code.
 */
function asBefore(old: Booking, { locale }: PageContext): Omit<Submission, 'id' | 'startsAt' | 'endsAt' | 'candidates'> {
  const { mode, typeId, typeName, subSpecialty, hadConsultation, insured, preferredDoctorId, visitorTimeZone } = old;
  const { patient, bookedBy, contactDigest, contactProvenAt, priceCents, subjectToAuthorisation, paymentMethod, mbwayPhone } = old;
  return {
    ...{ locale, mode, typeId, typeName, subSpecialty, hadConsultation, insured, preferredDoctorId, visitorTimeZone },
    ...{ patient, bookedBy, contactDigest, contactProvenAt, priceCents, subjectToAuthorisation, paymentMethod, mbwayPhone },
    provenPatientId: null,
    movedFrom: old.id,
  };
}
