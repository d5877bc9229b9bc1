import type { ClinicDirectory } from '@clinic/core/booking/availability-directory';
import { bookableDoctors } from '@clinic/core/booking/rules/bookable-doctors';

const everyMs = 10 * 60_000;

type Options = { onChange(): void; onTrouble(error: unknown): void; waitMs?: number };

/** Stored pages name whom one can book: when somebody joins or leaves the clinic, they are made anew. Returns how to stop. */
export function watchBookableDoctors(directory: ClinicDirectory, { onChange, onTrouble, waitMs = everyMs }: Options): () => void {
  let known: string | undefined;
  let isFirstLook = true;
  async function look() {
    const isFirst = isFirstLook;
    isFirstLook = false;
    const [doctors, types] = await Promise.all([directory.doctors(), directory.appointmentTypes()]);
    // A silent clinic has dismissed nobody.
    if (!doctors.ok || !types.ok) return;
    const now = JSON.stringify(bookableDoctors(doctors.value.value, types.value.value));
    // Pages made while nothing was heard yet name nobody, so the first answer after a silent start is a change, too.
    if (!isFirst && known !== now) onChange();
    known = now;
  }
  look().catch(onTrouble);
  const timer = setInterval(() => void look().catch(onTrouble), waitMs).unref();
  return () => clearInterval(timer);
}
