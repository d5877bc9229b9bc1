import { type BookableDoctors, bookableDoctors } from '@clinic/core/booking/availability/bookable-doctors';
import type { ClinicDirectory } from '@clinic/core/booking/availability/clinic-directory';
import type { PageContext } from '../page-context.ts';

/** A page to read is not kept waiting for the clinic: links that lead a little less far are no loss. */
const clinicDeadlineMs = 400;

const pendingReads = new WeakMap<ClinicDirectory, Promise<BookableDoctors | null>>();

/** One reading for all pages that are made meanwhile: a hundred of them wait no longer for an unavailable clinic than one does. */
function readOnce(directory: ClinicDirectory): Promise<BookableDoctors | null> {
  const pending = pendingReads.get(directory);
  if (pending) return pending;
  const { promise: late, resolve: giveUp } = Promise.withResolvers<null>();
  const timer = setTimeout(giveUp, clinicDeadlineMs, null).unref();
  const read = Promise.all([directory.doctors(), directory.appointmentTypes()])
    .then(([doctors, types]) => (doctors.ok && types.ok ? bookableDoctors(doctors.value.value, types.value.value) : null))
    .finally(() => {
      clearTimeout(timer);
      pendingReads.delete(directory);
    });
  const answer = Promise.race([read, late]);
  pendingReads.set(directory, answer);
  return answer;
}

/** Pages are stored whole: one made while the clinic is unavailable is made again soon. */
export async function readBookableDoctors({ booking, markStale }: PageContext): Promise<BookableDoctors | null> {
  const doctors = await readOnce(booking.directory);
  if (!doctors) markStale();
  return doctors;
}
