import { daysOfMonth, type Month } from '../../booking/availability/availability-window.ts';
import { isWithinReach } from '../../booking/availability/months-ahead.ts';
import type { Slot } from '../../booking/availability/slots.ts';
import type { Booking } from '../../booking/model/booking.ts';
import { addDays, type Day, inLisbon } from '../../kernel/lisbon-time.ts';
import type { MoveServices } from './move-by-desk.ts';

/** `month`: null for the next thirty days. */
export type MoveQuestion = { ofAnyDoctor: boolean; month: Month | null };
export type MoveTime = Slot & { doctorName: string };
/** `days` is null while the clinic does not answer; `next` is the month to go on with, as far as the clinic plans. */
export type DeskMoveOffer = MoveQuestion & { days: { day: Day; times: MoveTime[] }[] | null; next: Month | null };

/** What is free for a visit of the same type: with the same doctor, or with whoever does such visits. */
export async function readDeskMoveOffer(
  { availability, directory }: MoveServices,
  { typeId, doctorId }: Booking,
  { ofAnyDoctor, month: asked }: MoveQuestion,
  now: Date,
): Promise<DeskMoveOffer> {
  const today = inLisbon(now).day;
  const month = asked && canBeShown(asked, today) ? asked : null;
  const choice = { typeId, doctorIds: ofAnyDoctor ? ('anyone' as const) : [doctorId] };
  const [free, doctors] = await Promise.all([
    month ? availability.inMonth(month, choice) : availability.ofEach(choice),
    directory.doctors(),
  ]);
  const following = monthAfter(month ?? today.slice(0, 7));
  const question = { ofAnyDoctor, month, next: canBeShown(following, today) ? following : null };
  if (!free.ok || !doctors.ok) return { ...question, days: null };
  const nameOf = (id: number) => doctors.value.value.find((doctor) => doctor.id === id)?.clinicalName ?? '';
  const times = free.value.slots.map((slot) => ({ ...slot, doctorName: nameOf(slot.doctorId) }));
  return { ...question, days: [...Map.groupBy(times, ({ date }) => date)].map(([day, ofDay]) => ({ day, times: ofDay })) };
}

const monthAfter = (month: Month): Month => addDays(`${month}-28`, 4).slice(0, 7);
const canBeShown = (month: Month, today: Day): boolean => daysOfMonth(month, today) !== null && isWithinReach(month, today);
