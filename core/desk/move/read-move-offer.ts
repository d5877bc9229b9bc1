import type { Month } from '../../booking/availability/availability-window.ts';
import type { Booking } from '../../booking/model/booking.ts';
import { type FreeHours, type HourServices, readFreeHours } from '../read-free-hours.ts';

/** `month`: null for the next thirty days. */
export type MoveQuestion = { ofAnyDoctor: boolean; month: Month | null };
export type DeskMoveOffer = MoveQuestion & FreeHours;

/** What is free for a visit of the same type: with the same doctor, or with whoever does such visits. */
export async function readDeskMoveOffer(
  services: HourServices,
  { typeId, doctorId }: Booking,
  { ofAnyDoctor, month }: MoveQuestion,
  now: Date,
): Promise<DeskMoveOffer> {
  const choice = { typeId, doctorIds: ofAnyDoctor ? ('anyone' as const) : [doctorId] };
  return { ofAnyDoctor, ...(await readFreeHours(services, choice, month, now)) };
}
