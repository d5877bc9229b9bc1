import { expect, test } from 'vitest';
import { canBePlaced, dueChanges, dueReminders, freePlaces, offerDeadline, reminderAt, waitingList } from './places.ts';
import { registrationStatus } from './registration.ts';
import { sampleEvent, sampleRegistration } from './testing/sample-registration.ts';

const event = sampleEvent();
const now = new Date('2027-01-12T10:00:00Z');
const placed = (more = {}) => sampleRegistration({ placedAt: now, provenAt: now, ...more });
/** With a proven e-mail: nobody else is offered a place. */
const waiting = (id: string, more = {}) => sampleRegistration({ id, provenAt: now, ...more });

test.each([
  [{}, 'waiting'],
  [{ placedAt: now }, 'held'],
  [{ placedAt: now, provenAt: now }, 'registered'],
  [{ offeredAt: now, offerEndsAt: now }, 'offered'],
  [{ placedAt: now, provenAt: now, endedAt: now, endedBy: 'visitor' }, 'ended'],
] as const)('%j is %s', (facts, status) => {
  expect(registrationStatus(sampleRegistration(facts))).toBe(status);
});

test('places that are held or offered are taken, and there are never fewer than none', () => {
  const offered = sampleRegistration({ offeredAt: now, offerEndsAt: now });
  expect(freePlaces(event, [placed(), offered, waiting('w')], 'room')).toBe(1);
  expect(freePlaces(event, [placed({ people: 3 }), placed()], 'room')).toBe(0);
  expect(freePlaces(sampleEvent({ places: null }), [placed()], 'room')).toBeNull();
});

test('who does not confirm in time loses the place, and it is offered to whoever has waited longest', () => {
  const late = sampleRegistration({ id: 'late', placedAt: now, confirmBy: now });
  const first = waiting('first', { registeredAt: new Date('2027-01-09T10:00:00Z') });
  expect(dueChanges(event, [waiting('second'), first, placed({ people: 2 }), late], now)).toEqual([
    { kind: 'end', id: 'late', because: 'unconfirmed' },
    { kind: 'offer', id: 'first', until: new Date('2027-01-13T10:00:00Z') },
  ]);
});

test('an offer that nobody took goes to the next, and who has a place keeps it', () => {
  const lapsed = sampleRegistration({ id: 'lapsed', offeredAt: now, offerEndsAt: now });
  expect(
    dueChanges(event, [placed({ people: 2, confirmBy: now }), lapsed, waiting('next')], now).map(({ kind, id }) => [kind, id]),
  ).toEqual([
    ['end', 'lapsed'],
    ['offer', 'next'],
  ]);
});

test('a free place is offered to nobody whose e-mail is not proven, however long they have waited', () => {
  const invented = Array.from({ length: 20 }, (_, number) =>
    waiting(`invented ${number}`, { provenAt: null, registeredAt: new Date('2027-01-01T10:00:00Z') }),
  );
  expect(dueChanges(event, [...invented, placed({ people: 2 }), waiting('real')], now)).toMatchObject([{ kind: 'offer', id: 'real' }]);
});

test('who never confirms leaves the waiting list, too', () => {
  const [never, confirmed] = [waiting('never', { provenAt: null, confirmBy: now }), waiting('confirmed', { confirmBy: now })];
  expect(dueChanges(event, [never, confirmed, placed({ people: 3 })], now)).toEqual([{ kind: 'end', id: 'never', because: 'unconfirmed' }]);
});

test.each([
  [3, 2],
  [8, 2],
  [10, 2],
  [40, 8],
])('of %i places those who have not confirmed hold %i together, and who has confirmed any that is free', (places, most) => {
  const of = sampleEvent({ places });
  const held = Array.from({ length: most }, () => placed({ provenAt: null }));
  const one = { mode: 'room', people: 1 } as const;
  expect(canBePlaced(of, held.slice(1), { ...one, provenAt: null })).toBe(true);
  expect(canBePlaced(of, held, { ...one, provenAt: null })).toBe(false);
  expect(canBePlaced(of, held, { ...one, provenAt: now })).toBe(true);
  expect(canBePlaced(of, [...held, placed({ people: places - most })], { ...one, provenAt: now })).toBe(false);
  expect(canBePlaced(sampleEvent({ places: null }), held, { ...one, provenAt: null })).toBe(true);
});

test('somebody with more people than places does not keep the others waiting', () => {
  const three = waiting('three', { people: 3, registeredAt: new Date('2027-01-01T10:00:00Z') });
  expect(dueChanges(event, [placed({ people: 2 }), three, waiting('one')], now)).toMatchObject([{ kind: 'offer', id: 'one' }]);
  expect(waitingList([waiting('one'), three], 'room').map(({ id }) => id)).toEqual(['three', 'one']);
});

test('nobody is offered a place shortly before the event, and nothing changes once it has begun', () => {
  expect(offerDeadline(event, new Date('2027-01-21T10:00:00Z'))?.toISOString()).toBe('2027-01-21T16:30:00.000Z');
  expect(offerDeadline(event, new Date('2027-01-21T15:31:00Z'))).toBeNull();
  const held = sampleRegistration({ placedAt: now, confirmBy: now });
  expect(dueChanges(event, [held, waiting('w')], new Date('2027-01-21T18:30:00Z'))).toEqual([]);
});

test('the video beside a room has no limit and no list', () => {
  const both = sampleEvent({ attendance: 'both', places: 1 });
  expect(freePlaces(both, [placed({ mode: 'video' }), placed({ mode: 'video' })], 'video')).toBeNull();
  expect(freePlaces(both, [placed({ mode: 'video' })], 'room')).toBe(1);
});

test('the reminder goes out at ten the day before in Lisbon, also across a clock change', () => {
  expect(reminderAt(event)?.toISOString()).toBe('2027-01-20T10:00:00.000Z');
  expect(reminderAt({ startsAt: '2027-03-28T17:30:00.000Z' })?.toISOString()).toBe('2027-03-27T10:00:00.000Z');
  expect(reminderAt({ startsAt: '2027-03-29T17:30:00.000Z' })?.toISOString()).toBe('2027-03-28T09:00:00.000Z');
});

test('reminded is who has a place by then, and nobody before the time or after the start', () => {
  const [known, late, unproven] = [
    placed({ id: 'known' }),
    placed({ id: 'late', placedAt: new Date('2027-01-20T11:00:00Z') }),
    sampleRegistration({ placedAt: now }),
  ];
  const all = [known, late, unproven, waiting('w')];
  expect(dueReminders(event, all, new Date('2027-01-20T12:00:00Z')).map(({ id }) => id)).toEqual(['known']);
  expect(dueReminders(event, all, new Date('2027-01-20T09:59:00Z'))).toEqual([]);
  expect(dueReminders(event, all, new Date('2027-01-21T18:30:00Z'))).toEqual([]);
});
