import { CamelCasePlugin, type Generated } from 'kysely';
import type { AnnouncedFacts } from '../../../events/announced-facts.ts';
import type { EventLetterKind, EventRegistration } from '../../../events/registration.ts';
import type { Database } from '../database.ts';

type EventTables = {
  eventRegistrations: Omit<EventRegistration, 'registeredAt'> & { registeredAt: Generated<Date>; eventEndsAt: Date };
  eventLetters: {
    id: Generated<string>;
    registrationId: string;
    kind: EventLetterKind;
    about: Generated<string>;
    queuedAt: Generated<Date>;
    sentAt: Date | null;
    refusedAt: Date | null;
  };
  announcedEvents: { eventId: number; facts: AnnouncedFacts; pending: string | null; pendingSince: Date | null };
};

export const eventTables = (db: Database) =>
  db.withPlugin(new CamelCasePlugin({ maintainNestedObjectKeys: true })).withTables<EventTables>();

export type EventDatabase = ReturnType<typeof eventTables>;

export const registrationColumns = [
  ...(['id', 'formId', 'eventId', 'locale', 'mode', 'people', 'name', 'email', 'phone', 'note', 'wantsNewsletter'] as const),
  ...(['registeredAt', 'confirmBy', 'provenAt', 'placedAt', 'offeredAt', 'offerEndsAt', 'endedAt', 'endedBy', 'presentAt'] as const),
];
