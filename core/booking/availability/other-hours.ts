import type { Slot } from './slots.ts';

type LostVisit = Pick<Slot, 'doctorId' | 'date'> & { isOnlyDoctor: boolean };

const ofSameDoctor = 2;
const mostHours = 3;

/**
 * Hours to propose to a patient whose visit the clinic cancelled: the first two with the same doctor and the first of anybody else, in the
 * order of time. None with that doctor on the day that was lost: what is free there is what was cancelled; and of nobody where the clinic
 * closes or a device is broken that day (`isOnlyDoctor` false). `slots`: of each doctor, in the order of time.
 */
export function otherHours(slots: readonly Slot[], lost: LostVisit): Slot[] {
  const possible = slots.filter(({ doctorId, date }) => date !== lost.date || (lost.isOnlyDoctor && doctorId !== lost.doctorId));
  const same = possible.filter(({ doctorId }) => doctorId === lost.doctorId).slice(0, ofSameDoctor);
  const others = possible.filter(({ doctorId }) => doctorId !== lost.doctorId);
  const chosen = [...same, ...others.slice(0, mostHours - same.length)];
  return slots.filter((slot) => chosen.includes(slot));
}

/**
 * The same for one of several visits that were cancelled together, so that their letters do not send all of them to the same three hours. By
 * the free hours of this visit's own type: those of another may begin otherwise. Where nothing is left, what others were shown is shown again.
 */
export function otherHoursAfter(slots: readonly Slot[], lost: LostVisit, before: readonly LostVisit[]): Slot[] {
  const left = before.reduce<readonly Slot[]>((free, each) => {
    const proposed = otherHours(free, each);
    return free.filter((slot) => !proposed.includes(slot));
  }, slots);
  const own = otherHours(left, lost);
  return own.length > 0 ? own : otherHours(slots, lost);
}
