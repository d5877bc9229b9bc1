import type { Slot } from './slots.ts';

const ofSameDoctor = 2;
const mostHours = 3;

/**
 * Hours to propose to a patient whose visit the clinic cancelled: the first two with the same doctor and the first of anybody else, in the
 * order of time. None with that doctor on the day that was lost: what is free there is what was cancelled. `slots`: of each doctor, in the
 * order of time.
 */
export function otherHours(slots: readonly Slot[], lost: Pick<Slot, 'doctorId' | 'date'>): Slot[] {
  const [own, others] = [
    slots.filter(({ doctorId }) => doctorId === lost.doctorId),
    slots.filter(({ doctorId }) => doctorId !== lost.doctorId),
  ];
  const same = own.filter(({ date }) => date !== lost.date).slice(0, ofSameDoctor);
  const chosen = [...same, ...others.slice(0, mostHours - same.length)];
  return slots.filter((slot) => chosen.includes(slot));
}
