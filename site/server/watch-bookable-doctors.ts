import { bookableDoctors } from '@clinic/core/booking/availability/bookable-doctors';
import type { ClinicDirectory } from '@clinic/core/booking/availability/clinic-directory';

const everyMs = 10 * 60_000;

type Options = { onChange(): void; onTrouble(error: unknown): void; waitMs?: number };

/** Stored pages show which doctors can be booked: they are rendered again when that changes. Returns a function that stops the watch. */
export function watchBookableDoctors(directory: ClinicDirectory, { onChange, onTrouble, waitMs = everyMs }: Options): () => void {
  let known: string | undefined;
  let isFirstLook = true;
  async function look() {
    const isFirst = isFirstLook;
    isFirstLook = false;
    const [doctors, types] = await Promise.all([directory.doctors(), directory.appointmentTypes()]);
    // No response does not mean that a doctor has left.
    if (!doctors.ok || !types.ok) return;
    const now = JSON.stringify(bookableDoctors(doctors.value.value, types.value.value));
    // Pages rendered before the first response name no doctors, so the first response after a failed start is a change, too.
    if (!isFirst && known !== now) onChange();
    known = now;
  }
  look().catch(onTrouble);
  const timer = setInterval(() => void look().catch(onTrouble), waitMs).unref();
  return () => clearInterval(timer);
}
