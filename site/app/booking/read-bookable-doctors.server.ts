import { setTimeout as wait } from 'node:timers/promises';
import { type BookableDoctors, bookableDoctors } from '@clinic/core/booking/rules/bookable-doctors';
import type { PageContext } from '../page-context.ts';

/** A page to read is not kept waiting for the clinic: links that lead a little less far are no loss. */
const patienceMs = 400;

/** Pages are stored whole: one made while the clinic is silent is made again soon. */
export async function readBookableDoctors({ booking, holdsForNow }: PageContext): Promise<BookableDoctors | null> {
  const { directory } = booking;
  const late = wait(patienceMs, null, { ref: false });
  const heard = await Promise.race([late, Promise.all([directory.doctors(), directory.appointmentTypes()])]);
  const [doctors, types] = heard ?? [];
  if (doctors?.ok && types?.ok) return bookableDoctors(doctors.value.value, types.value.value);
  holdsForNow();
  return null;
}
