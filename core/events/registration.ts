import type { Locale } from '../kernel/locale.ts';
import type { AttendanceMode } from './event-facts.ts';

/** Why a registration ended: its owner or the front desk said so, nobody confirmed it, or the offered place, in time, or the event was withdrawn. */
export type EndedBy = 'visitor' | 'unconfirmed' | 'offerLapsed' | 'desk' | 'eventWithdrawn';

/** One form that was sent, and what happened to it since. */
export type EventRegistration = {
  id: string;
  /** Names the form: one that is sent twice is one registration. */
  formId: string;
  eventId: number;
  locale: Locale;
  mode: AttendanceMode;
  people: number;
  name: string;
  email: string;
  phone: string;
  note: string;
  /** The optional tick. It counts from the moment at which the e-mail is proven. */
  wantsNewsletter: boolean;
  registeredAt: Date;
  /** Until then the e-mail is to be proven, or the registration ends; null where it was proven from the beginning. */
  confirmBy: Date | null;
  /** A button behind the letter's link was pressed, or whoever registered was signed in with this e-mail. */
  provenAt: Date | null;
  placedAt: Date | null;
  offeredAt: Date | null;
  offerEndsAt: Date | null;
  endedAt: Date | null;
  endedBy: EndedBy | null;
  presentAt: Date | null;
};

/**
 * `held`: has a place, and is to confirm the e-mail. `offered`: a place has become free, and is kept for a day. Whoever is `waiting` has
 * none yet.
 */
export type RegistrationStatus = 'held' | 'registered' | 'waiting' | 'offered' | 'ended';

type StatusFacts = Pick<EventRegistration, 'endedAt' | 'placedAt' | 'provenAt' | 'offeredAt'>;

export function registrationStatus({ endedAt, placedAt, provenAt, offeredAt }: StatusFacts): RegistrationStatus {
  if (endedAt) return 'ended';
  if (placedAt) return provenAt ? 'registered' : 'held';
  return offeredAt ? 'offered' : 'waiting';
}

export type EventLetterKind = 'held' | 'registered' | 'waiting' | 'offered' | 'reminder' | 'changed' | 'cancelled';
