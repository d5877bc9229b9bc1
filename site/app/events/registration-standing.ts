import type { EventCard } from '@clinic/core/content/shapes/clinic-pages';
import { isOver } from '@clinic/core/events/event-facts';
import { reminderAt, waitingList } from '@clinic/core/events/places';
import { type EndedBy, type EventRegistration, type RegistrationStatus, registrationStatus } from '@clinic/core/events/registration';
import { lisbonMoment, type Moment } from '../booking/visit/moment.ts';

/** What the owner of a registration is shown; nothing of what was typed but the number of people. */
export type RegistrationStanding = {
  status: RegistrationStatus | 'over';
  mode: EventRegistration['mode'];
  people: number;
  /** Whether the e-mail is still to be confirmed; only then is somebody who waits offered a place. */
  isUnproven: boolean;
  /** Until when to confirm, or to take the offered place. */
  until: Moment | null;
  /** How many wait before this one. */
  ahead: number;
  endedBy: EndedBy | null;
  hadPlace: boolean;
  /** From the day before on, for who watches by video. */
  showsVideo: boolean;
};

type Known = { event: EventCard; live: readonly EventRegistration[]; now: Date };

export function registrationStanding(registration: EventRegistration, { event, live, now }: Known): RegistrationStanding {
  const status = registrationStatus(registration);
  const { mode, people, confirmBy, offerEndsAt, endedBy } = registration;
  const isUnproven = registration.provenAt === null;
  const until = status === 'offered' ? offerEndsAt : isUnproven ? confirmBy : null;
  const from = reminderAt(event);
  return {
    status: isOver(event, now) ? 'over' : status,
    mode,
    people,
    isUnproven,
    until: until && lisbonMoment(until),
    ahead: peopleAhead(registration, live),
    endedBy,
    hadPlace: registration.placedAt !== null,
    showsVideo: status === 'registered' && mode === 'video' && from !== null && now >= from,
  };
}

/** Whoever has not confirmed the e-mail is offered no place, and so keeps nobody waiting. */
const peopleAhead = ({ id, mode }: EventRegistration, live: readonly EventRegistration[]): number =>
  waitingList(live, mode)
    .filter((one) => one.provenAt !== null || one.id === id)
    .findIndex((one) => one.id === id);
