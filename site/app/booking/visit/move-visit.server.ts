import { randomUUID } from 'node:crypto';
import { toMoveSubmission } from '@clinic/core/booking/form/move-submission';
import { parseSlotText } from '@clinic/core/booking/form/slot-text';
import { submitBooking } from '@clinic/core/booking/form/submit-booking';
import { doctorsForMove } from '@clinic/core/booking/form/visit-kind';
import type { Booking } from '@clinic/core/booking/model/booking';
import { readMoveToken, writeMoveToken } from '@clinic/core/booking/visit-link/move-token';
import { fromLisbon, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { redirect } from 'react-router';
import type { PickerDay } from '../../components/date/slot-days.ts';
import type { PageContext } from '../../page-context.ts';
import { orTooMany } from '../../rate-limit-response.server.ts';
import { readOffer } from '../wizard/load-wizard.server.ts';
import { type MonthSheet, monthSheet, timesByDay } from '../wizard/steps/month-sheet.ts';
import { askedMonth, monthOf, nextMonth } from '../wizard/steps/month-view.ts';
import { anyDoctor } from './move-query.ts';
import { visitPath } from './open-visit.server.ts';

export type MoveProblem = 'selectTime' | 'slotTaken' | 'clinicUnavailable';
/** `days`: the next thirty, and the month that goes on from there. */
export type MoveOffer = WhoseTimes &
  ({ view: 'silent' } | { view: 'days'; days: PickerDay[]; month: string } | ({ view: 'month' } & MonthSheet));
/** The doctor of the visit, unless others were asked for: nobody is moved to another doctor without a word. */
type WhoseTimes = { ofAnyDoctor: boolean };

/** What is free for a visit of the same type with the same doctor; with any doctor where that was asked for. */
export async function readMoveOffer(page: PageContext, booking: Booking, query: URLSearchParams): Promise<MoveOffer> {
  const today = inLisbon(new Date()).day;
  const { availability } = page.booking;
  const ofAnyDoctor = query.get('medico') === anyDoctor;
  const choice = await moveChoice(booking, ofAnyDoctor ? () => readOthers(page, booking) : null);
  if (!choice) return { view: 'silent', ofAnyDoctor };
  const month = askedMonth(query.get('mes'), today);
  const free = await (month ? availability.inMonth(month, choice) : availability.inNextDays(choice));
  if (!free.ok) return { view: 'silent', ofAnyDoctor };
  if (month)
    return { view: 'month', ofAnyDoctor, ...monthSheet(free.value, { month, wanted: query.get('dia') ?? '', today, locale: page.locale }) };
  const days = timesByDay(free.value);
  const first = monthOf(days[0]?.date ?? today);
  return { view: 'days', ofAnyDoctor, days, month: askedMonth(first, today) ?? nextMonth(first) };
}

/** Who may take a visit over; null while the clinic does not say who works there. */
async function readOthers(page: PageContext, booking: Booking): Promise<number[] | null> {
  const offer = await readOffer(page);
  return offer.ok ? doctorsForMove(offer.value, booking) : null;
}

async function moveChoice({ typeId, doctorId }: Booking, others: (() => Promise<number[] | null>) | null) {
  const doctorIds = others ? await others() : [doctorId];
  return doctorIds && { typeId, doctorIds };
}

/**
 * The id of the new booking is made before the button is shown, and signed together with the visit that is moved: pressed twice it is one
 * move, and no form leads to a booking that was not made from this visit.
 */
export const newMoveToken = ({ booking: { visitSecrets } }: PageContext, { id: from }: Pick<Booking, 'id'>): string =>
  writeMoveToken(visitSecrets, { id: randomUUID(), from });

/** Takes the new time; the old one is given up by the worker in the moment in which the new one is sure. */
export async function moveVisit(page: PageContext, old: Booking, form: FormData, others = readOthers): Promise<MoveProblem> {
  const { store, availability, withinLimit, visitSecrets } = page.booking;
  const id = readMoveToken(visitSecrets, text(form, 'next'), old.id);
  const slot = parseSlotText(text(form, 'slot'));
  if (!id || !slot || !fromLisbon(slot.date, slot.time)) return 'selectTime';
  orTooMany(await withinLimit('bookingsPerAddress', page.client));
  orTooMany(await withinLimit('movesPerContact', old.contactDigest ?? old.id));
  const isOfOthers = text(form, 'doctor') === anyDoctor || (slot.doctorId !== null && slot.doctorId !== old.doctorId);
  const offered = await moveChoice(old, isOfOthers ? () => others(page, old) : null);
  if (!offered) return 'clinicUnavailable';
  const moved = await toMoveSubmission(page.booking, old, { id, slot, doctorIds: offered.doctorIds, locale: page.locale });
  if (!moved.ok) return moved.error.kind === 'noSuchTime' ? 'selectTime' : moved.error.kind;
  const submitted = await submitBooking(store, moved.value, new Date());
  for (const { doctorId } of moved.value.candidates) availability.forget(doctorId, slot.date);
  availability.forget(old.doctorId, inLisbon(old.startsAt).day);
  if (submitted.ok) throw redirect(visitPath(page, { ...submitted.value, linkVersion: old.linkVersion }), 303);
  if (submitted.error.kind === 'slotTaken') return 'slotTaken';
  // Moved or ended meanwhile: its own page says what became of it.
  throw redirect(visitPath(page, old), 303);
}

const text = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};
