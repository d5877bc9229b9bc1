import { type AnnouncedFacts, changesBetween } from './announced-facts.ts';
import { eventEnd, isOver, modesOf } from './event-facts.ts';
import type { EventStore, EventTransaction } from './event-store.ts';
import type { EventRegistration } from './registration.ts';

/** So long a change stands before it is told: a slip that an editor mends at once writes to nobody, and two changes are one letter. */
export const settleMinutes = 10;
const withdrawn = 'withdrawn';
/** It was withdrawn, and everybody knows: whoever registers once it is back registers anew. */
const ended = 'ended';

type Seen = {
  eventId: number;
  /** Null where the event is no longer published. */
  current: AnnouncedFacts | null;
  now: Date;
};

/** Writes to everybody registered when day, place or way of attending have changed, or the event was withdrawn. */
export const announceChanges = (store: EventStore, { eventId, current, now }: Seen): Promise<void> =>
  store.inTransaction(async (transaction) => {
    const live = await transaction.lockEvent(eventId);
    const announced = await transaction.announced(eventId);
    // Nobody was told anything yet; or it took place, and its page now stands for another day.
    if (!announced || announced.pending === ended || isOver(announced.facts, now))
      return current ? transaction.announce(eventId, current) : undefined;
    if (current && changesBetween(announced.facts, current).length === 0) return transaction.announce(eventId, current);
    const seen = current ? JSON.stringify(current) : withdrawn;
    const since = announced.pending === seen ? announced.pendingSince : null;
    if (!since) return transaction.keepPending(eventId, seen, now);
    if (now.getTime() - since.getTime() < settleMinutes * 60_000) return;
    if (!current) {
      await endAll(transaction, live);
      return transaction.keepPending(eventId, ended, now);
    }
    const before = live.filter(({ registeredAt }) => registeredAt < since);
    await tellChanges(transaction, { eventId, told: announced.facts, current, live: before, now });
    await transaction.announce(eventId, current);
  });

async function endAll(transaction: EventTransaction, live: EventRegistration[]): Promise<void> {
  for (const { id } of live) {
    await transaction.end(id, 'eventWithdrawn');
    await transaction.addLetter(id, 'cancelled');
  }
}

type Change = { eventId: number; told: AnnouncedFacts; current: AnnouncedFacts; live: EventRegistration[]; now: Date };

async function tellChanges(transaction: EventTransaction, { eventId, told, current, live, now }: Change): Promise<void> {
  const modes = modesOf(current);
  const endsAt = eventEnd(current);
  if (endsAt) await transaction.changeEnd(eventId, endsAt);
  // Two changes of the place are two letters; the moment keeps them apart.
  const about = [...changesBetween(told, current), now.toISOString()].join(' ');
  for (const { id, mode } of live) {
    const [only] = modes;
    if (only && !modes.includes(mode)) await transaction.changeMode(id, only);
    await transaction.addLetter(id, 'changed', about);
  }
}
