import { err, ok, type Result } from '../kernel/result.ts';
import type { EventFacts } from './event-facts.ts';
import type { EventStore, EventTransaction } from './event-store.ts';
import { canBePlaced, dueChanges, dueReminders } from './places.ts';
import { type EventRegistration, registrationStatus } from './registration.ts';

/** Lets go what nobody confirmed in time and offers what is free. Whoever calls it holds the event's lock; tells who is left. */
export async function applyDueChanges(
  transaction: EventTransaction,
  event: EventFacts,
  { live, now }: { live: EventRegistration[]; now: Date },
): Promise<EventRegistration[]> {
  let left = live;
  for (const change of dueChanges(event, live, now)) {
    if (change.kind === 'end') {
      await transaction.end(change.id, change.because);
      // Whoever never confirmed may never have asked: one letter to them is enough.
      if (change.because !== 'unconfirmed') await transaction.addLetter(change.id, 'cancelled');
      left = left.filter(({ id }) => id !== change.id);
    } else {
      await transaction.offer(change.id, change.until);
      await transaction.addLetter(change.id, 'offered');
      left = left.map((one) => (one.id === change.id ? { ...one, offeredAt: now, offerEndsAt: change.until } : one));
    }
  }
  return left;
}

/** What time alone brings about, for one event: places let go and offered, and the reminder of the day before. */
export const tendEvent = (store: EventStore, event: EventFacts, now: Date): Promise<void> =>
  store.inTransaction(async (transaction) => {
    const live = await applyDueChanges(transaction, event, { live: await transaction.lockEvent(event.id), now });
    for (const { id } of dueReminders(event, live, now)) await transaction.addLetter(id, 'reminder', event.startsAt ?? '');
  });

/** It has ended meanwhile. */
type RegistrationTrouble = { kind: 'tooLate' };

/**
 * The button behind the letter's link: proves the e-mail, and takes the place that was offered or is free. Pressed twice, it is pressed
 * once.
 */
export const confirmRegistration = (
  store: EventStore,
  event: EventFacts,
  { id, now }: { id: string; now: Date },
): Promise<Result<EventRegistration, RegistrationTrouble>> =>
  store.inTransaction(async (transaction) => {
    const live = await applyDueChanges(transaction, event, { live: await transaction.lockEvent(event.id), now });
    const registration = live.find((one) => one.id === id);
    if (!registration) return err({ kind: 'tooLate' });
    const status = registrationStatus(registration);
    if (!registration.provenAt) await transaction.confirm(id);
    // Those who waited before were asked a moment ago, so what is free now is nobody's.
    const isPlaced = status === 'offered' || (status === 'waiting' && canBePlaced(event, live, { ...registration, provenAt: now }));
    if (isPlaced) await transaction.place(id);
    if (isPlaced || status === 'held') await transaction.addLetter(id, 'registered');
    return ok(registration);
  });

/** Gives the places back; the next on the list is asked in the same transaction. One that has ended already stays as it was. */
export const endRegistration = (
  store: EventStore,
  event: EventFacts,
  { id, now }: { id: string; now: Date },
): Promise<Result<EventRegistration, RegistrationTrouble>> =>
  store.inTransaction(async (transaction) => {
    const live = await transaction.lockEvent(event.id);
    const registration = live.find((one) => one.id === id);
    if (!registration) return err({ kind: 'tooLate' });
    await transaction.end(id, 'visitor');
    await transaction.addLetter(id, 'cancelled');
    await applyDueChanges(transaction, event, { live: live.filter((one) => one.id !== id), now });
    return ok(registration);
  });
