import type { AnnouncedFacts } from './announced-facts.ts';
import type { EventLetterKind, EventRegistration } from './registration.ts';

type QueuedEventLetter = {
  kind: EventLetterKind;
  /** What a change is about: see `announceChanges`. */
  about: string;
  queuedAt: Date;
  registration: EventRegistration;
};

/** For the worker, which writes the letters. */
export type EventLetterStore = {
  /** Null where it was sent, or its address refused. */
  unsent(id: string): Promise<QueuedEventLetter | null>;
  /** What was last told of an event: of one that is withdrawn it is all that is left. */
  announced(eventId: number): Promise<AnnouncedFacts | null>;
  recordSent(id: string): Promise<void>;
  /** The mail server has rejected the address for good. */
  recordRefused(id: string): Promise<void>;
};
