import { waitingList } from '../../events/places.ts';
import { type EventRegistration, registrationStatus } from '../../events/registration.ts';

/** How many people, not how many registrations. */
export type AttendanceCounts = { room: number; video: number; unconfirmed: number; waiting: number; present: number };

export type AttendanceList = {
  counts: AttendanceCounts;
  /** Who has a place, or is asked whether to take one, by name. */
  coming: EventRegistration[];
  /** Who has waited longest comes first. */
  waiting: EventRegistration[];
};

const peopleIn = (registrations: readonly EventRegistration[]): number => registrations.reduce((sum, { people }) => sum + people, 0);

/** What the front desk goes by at the door. */
export function attendanceList(live: readonly EventRegistration[]): AttendanceList {
  const waiting = [...waitingList(live, 'room'), ...waitingList(live, 'video')];
  const coming = live.filter((one) => registrationStatus(one) !== 'waiting').toSorted((a, b) => a.name.localeCompare(b.name, 'pt'));
  const by = (wanted: (one: EventRegistration) => boolean) => peopleIn(coming.filter(wanted));
  return {
    counts: {
      room: by(({ mode }) => mode === 'room'),
      video: by(({ mode }) => mode === 'video'),
      unconfirmed: by((one) => registrationStatus(one) !== 'registered'),
      waiting: peopleIn(waiting),
      present: by(({ presentAt }) => presentAt !== null),
    },
    coming,
    waiting,
  };
}
