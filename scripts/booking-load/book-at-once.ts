import { type Submission, submitBooking } from '@clinic/core/booking/submit-booking';
import type { ClinicRoom } from '../../faults/room/clinic-room.ts';

/** As the last button does, without the screens before it. */
export async function book({ store }: ClinicRoom, submission: Submission): Promise<string> {
  const submitted = await submitBooking(store, submission, new Date());
  if (!submitted.ok) throw new Error(submitted.error.kind);
  return submitted.value.id;
}
