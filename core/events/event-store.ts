import type { AnnouncedFacts } from './announced-facts.ts';
import type { AttendanceMode } from './event-facts.ts';
import type { EndedBy, EventLetterKind, EventRegistration } from './registration.ts';
import type { RegistrationFields } from './registration-form.ts';

type NewRegistration = RegistrationFields &
  Pick<EventRegistration, 'formId' | 'eventId' | 'locale' | 'confirmBy'> & {
    hasPlace: boolean;
    /** Three months after it the registration is deleted. */
    eventEndsAt: Date;
  };

/** `pending`: a change that was seen and is not told yet. */
export type AnnouncedEvent = { facts: AnnouncedFacts; pending: string | null; pendingSince: Date | null };

export type EventTransaction = {
  /** One transaction at a time for each event; tells who has not ended. */
  lockEvent(eventId: number): Promise<EventRegistration[]>;
  byForm(formId: string): Promise<EventRegistration | null>;
  add(registration: NewRegistration): Promise<EventRegistration>;
  /** The e-mail is proven. */
  confirm(id: string): Promise<void>;
  /** Whoever waited, or was offered a place, has it now. */
  place(id: string): Promise<void>;
  offer(id: string, until: Date): Promise<void>;
  end(id: string, by: EndedBy): Promise<void>;
  /** Each kind once for a registration, and once for each of what it is `about`. The worker writes and sends it. */
  addLetter(registrationId: string, kind: EventLetterKind, about?: string): Promise<void>;
  announced(eventId: number): Promise<AnnouncedEvent | null>;
  /** From now on this is what everybody knows; nothing is pending. */
  announce(eventId: number, facts: AnnouncedFacts): Promise<void>;
  keepPending(eventId: number, pending: string, since: Date): Promise<void>;
  changeMode(id: string, mode: AttendanceMode): Promise<void>;
  /** From which its registrations are kept for three months. */
  changeEnd(eventId: number, endsAt: Date): Promise<void>;
};

export type EventStore = {
  inTransaction<T>(work: (transaction: EventTransaction) => Promise<T>): Promise<T>;
  read(id: string): Promise<EventRegistration | null>;
  byForm(formId: string): Promise<EventRegistration | null>;
  /** Those of an event that have not ended. */
  live(eventId: number): Promise<EventRegistration[]>;
  /** Events to which somebody is registered or waits. */
  eventsWithRegistrations(): Promise<number[]>;
};
