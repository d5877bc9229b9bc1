import type { Slot } from './slots.ts';

const ofSameDoctor = 2;
const mostHours = 3;

/**
 * Hours to propose to a patient whose visit the clinic cancelled: the first two with the same doctor and the first of anybody else, in the
 * order of time. None with that doctor on the day that was lost: what is free there is what was cancelled; and of nobody where the clinic
 * closes or a device is broken that day (`isOnlyDoctor` false). `slots`: of each doctor, in the order of time.
 */
export function otherHours(slots: readonly Slot[], lost: Pick<Slot, 'doctorId' | 'date'> & { isOnlyDoctor: boolean }): Slot[] {
  const possible = slots.filter(({ doctorId, date }) => date !== lost.date || (lost.isOnlyDoctor && doctorId !== lost.doctorId));
  const same = possible.filter(({ doctorId }) => doctorId === lost.doctorId).slice(0, ofSameDoctor);
  const others = possible.filter(({ doctorId }) => doctorId !== lost.doctorId);
  const chosen = [...same, ...others.slice(0, mostHours - same.length)];
  return slots.filter((slot) => chosen.includes(slot));
}
