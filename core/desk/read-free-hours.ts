import { daysOfMonth, type Month } from '../booking/availability/availability-window.ts';
import type { VisitChoice } from '../booking/availability/free-day-reader.ts';
import { isWithinReach } from '../booking/availability/months-ahead.ts';
import type { Slot } from '../booking/availability/slots.ts';
import type { BookingServices } from '../booking/form/booking-services.ts';
import { addDays, type Day, inLisbon } from '../kernel/lisbon-time.ts';

export type HourServices = Pick<BookingServices, 'availability' | 'directory'>;
export type FreeHour = Slot & { doctorName: string };
/**
 * `month` is null for the next thirty days; `days` is null while the clinic does not answer; `next` is the month to go on with, as far as
 * the clinic plans.
 */
export type FreeHours = { month: Month | null; days: { day: Day; times: FreeHour[] }[] | null; next: Month | null };

/** What is free at the clinic, day by day, with whose hour it is. */
export async function readFreeHours(
  { availability, directory }: HourServices,
  choice: VisitChoice,
  asked: Month | null,
  now: Date,
): Promise<FreeHours> {
  const today = inLisbon(now).day;
  const month = asked && canBeShown(asked, today) ? asked : null;
  const [free, doctors] = await Promise.all([
    month ? availability.inMonth(month, choice) : availability.ofEach(choice),
    directory.doctors(),
  ]);
  const following = monthAfter(month ?? today.slice(0, 7));
  const window = { month, next: canBeShown(following, today) ? following : null };
  if (!free.ok || !doctors.ok) return { ...window, days: null };
  const nameOf = (id: number) => doctors.value.value.find((doctor) => doctor.id === id)?.clinicalName ?? '';
  const times = free.value.slots.map((slot) => ({ ...slot, doctorName: nameOf(slot.doctorId) }));
  return { ...window, days: [...Map.groupBy(times, ({ date }) => date)].map(([day, ofDay]) => ({ day, times: ofDay })) };
}

const monthAfter = (month: Month): Month => addDays(`${month}-28`, 4).slice(0, 7);
const canBeShown = (month: Month, today: Day): boolean => daysOfMonth(month, today) !== null && isWithinReach(month, today);
