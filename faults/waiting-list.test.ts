import { waitingStore } from '@clinic/core/adapters/database/waiting/waiting-store';
import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import type { Submission } from '@clinic/core/booking/form/submit-booking';
import { acceptOffer } from '@clinic/core/booking/waiting/accept-offer';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { describe, expect } from 'vitest';
import { eventually } from './harness/eventually.ts';
import type { FaultHarness } from './harness/fault-harness.ts';
import { bookingStatusOf, test, waitForStatus } from './harness/harness-test.ts';
import { appointmentsAt, getsLetters, holdsOf } from './harness/outside-state.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit, type When } from './harness/visits.ts';
import { comebacks } from './harness/worker-pool.ts';

const early = bookableTimes(8);
/** All on one day, so that the hour that a move frees is no earlier day for anybody else. */
const late = bookableTimes(21);
const at = ({ doctorId, date, time }: When) => [doctorId, date, time] as const;
const waitingOf = ({ pool, dbos }: FaultHarness) => waitingStore(pool, dbos, testDataKeys);
const accept = (harness: FaultHarness, { offerId }: Person) => acceptOffer(waitingOf(harness), offerId, { locale: 'pt' });

type Person = { asked: Submission; when: When; offerId: string };

async function booked(harness: FaultHarness, when: When): Promise<Submission> {
  const asked = visit(when);
  await submit(harness, asked);
  await waitForStatus(harness, asked.id, 'scheduled');
  await getsLetters(harness, asked.patient.email, ['scheduled']);
  return asked;
}

/** A visit whose patient cancels, and some who wait for an hour like it; nobody else waits any more. */
async function prepare(harness: FaultHarness, count: number) {
  await harness.pool.query('update core.waiting_entries set left_at = now() where left_at is null');
  const hour = early.next().value;
  const opener = await booked(harness, hour);
  const people: Omit<Person, 'offerId'>[] = [];
  for (let each = 0; each < count; each += 1) {
    const when = late.next().value;
    const asked = await booked(harness, when);
    const wishes = { anyDoctor: false, doctorIds: [202], weekdays: [0, 1, 2, 3, 4], noticeHours: 4 };
    await waitingOf(harness).join(asked.id, { ...wishes, dayParts: ['morning', 'afternoon'] });
    people.push({ asked, when });
  }
  const offered = async (): Promise<Person[]> => {
    const read = async () => {
      const { rows } = await harness.pool.query<{ id: string; booking: string }>(
        `select offer.id, entry.booking_id as booking from core.hour_offers as offer
         join core.waiting_entries as entry on entry.id = offer.entry_id where entry.booking_id = any($1)`,
        [people.map(({ asked }) => asked.id)],
      );
      return rows;
    };
    await eventually(async () => (await read()).length === count, `${count} offers`);
    const rows = await read();
    return people.map((person) => ({ ...person, offerId: rows.find(({ booking }) => booking === person.asked.id)?.id ?? '' }));
  };
  return { hour, opener, cancel: () => cancelBooking(harness.store, opener.id, 0), offered };
}

/** The visit stands where it stood, and in the clinic's book. */
async function keepsVisit(harness: FaultHarness, { asked, when }: Person) {
  expect(await bookingStatusOf(harness, asked.id)).toBe('scheduled');
  expect(await appointmentsAt(harness, ...at(when))).toHaveLength(1);
  expect(await holdsOf(harness, asked.id)).toEqual(['booked']);
}

async function hasMoved(harness: FaultHarness, { asked, when, offerId }: Person, hour: When) {
  await waitForStatus(harness, offerId, 'scheduled');
  await waitForStatus(harness, asked.id, 'moved');
  await eventually(async () => (await appointmentsAt(harness, ...at(when))).length === 0, 'the old appointment is gone');
  expect(await appointmentsAt(harness, ...at(hour))).toHaveLength(1);
  expect(await holdsOf(harness, offerId)).toEqual(['booked']);
}

test('two accept at once: one has the hour, the other keeps the visit and is told', async ({ harness, workers }) => {
  await workers.current();
  const { hour, cancel, offered } = await prepare(harness, 2);
  await cancel();
  const people = await offered();
  for (const { asked } of people) await getsLetters(harness, asked.patient.email, ['scheduled', 'offered']);
  const answers = await Promise.all(people.flatMap((person) => [accept(harness, person), accept(harness, person)]));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
  const isFirst = answers[0]?.ok === true;
  const [winner, loser] = isFirst ? [people[0], people[1]] : [people[1], people[0]];
  if (!winner || !loser) throw new Error('two people');
  await hasMoved(harness, winner, hour);
  await keepsVisit(harness, loser);
  await getsLetters(harness, winner.asked.patient.email, ['scheduled', 'offered', 'moved']);
  await getsLetters(harness, loser.asked.patient.email, ['scheduled', 'offered', 'gone']);
});

describe.for(comebacks)('%s after kill -9', (how) => {
  test.for(['forget', 'record'] as const)('when an hour was offered, and its record: %s', async (ending, { harness, workers, pause }) => {
    await workers.current();
    const { hour, opener, cancel, offered } = await prepare(harness, 1);
    const paused = await pause(`openHour-${opener.id}`, 'offer', cancel);
    await workers.kill();
    await paused[ending]();
    await workers.comeBack(how);
    const [person] = await offered();
    if (!person) throw new Error('somebody waits');
    await getsLetters(harness, person.asked.patient.email, ['scheduled', 'offered']);
    await keepsVisit(harness, person);
    expect(await accept(harness, person)).toMatchObject({ ok: true });
    await hasMoved(harness, person, hour);
    await getsLetters(harness, person.asked.patient.email, ['scheduled', 'offered', 'moved']);
  });

  test('while the accepted hour is made at the clinic: one visit, at the new hour', async ({ harness, workers }) => {
    await workers.current();
    const { hour, cancel, offered } = await prepare(harness, 1);
    await cancel();
    const [person] = await offered();
    if (!person) throw new Error('somebody waits');
    // Of an hour that was accepted no letter is written any more.
    await getsLetters(harness, person.asked.patient.email, ['scheduled', 'offered']);
    await harness.fault({ operation: 'appointmentCreate', kind: 'slow', ms: 800, times: 1 });
    await harness.untilCalled('appointmentCreate', () => accept(harness, person));
    await workers.kill();
    await workers.comeBack(how);
    await hasMoved(harness, person, hour);
    await getsLetters(harness, person.asked.patient.email, ['scheduled', 'offered', 'moved']);
  });
});

test('who cancels meanwhile gets nothing more; the other has the hour', async ({ harness, workers }) => {
  await workers.current();
  const { hour, cancel, offered } = await prepare(harness, 2);
  await cancel();
  const [gone, other] = await offered();
  if (!gone || !other) throw new Error('two people');
  await getsLetters(harness, gone.asked.patient.email, ['scheduled', 'offered']);
  await cancelBooking(harness.store, gone.asked.id, 0);
  expect(await accept(harness, gone)).toEqual({ ok: false, error: { kind: 'ended' } });
  expect(await accept(harness, other)).toMatchObject({ ok: true });
  await hasMoved(harness, other, hour);
  await getsLetters(harness, gone.asked.patient.email, ['scheduled', 'offered', 'cancelled']);
});

test('taken at the clinic’s desk meanwhile: the visit is kept, and the letter says so', async ({ harness, workers }) => {
  await workers.current();
  const { hour, cancel, offered } = await prepare(harness, 1);
  await cancel();
  const [person] = await offered();
  if (!person) throw new Error('somebody waits');
  await getsLetters(harness, person.asked.patient.email, ['scheduled', 'offered']);
  await harness.control('/clinic/control/desk/appointments', { doctorId: hour.doctorId, date: hour.date, start: hour.time });
  expect(await accept(harness, person)).toMatchObject({ ok: true });
  await waitForStatus(harness, person.offerId, 'slotTaken');
  await keepsVisit(harness, person);
  expect(await appointmentsAt(harness, ...at(hour))).toHaveLength(1);
  expect(await holdsOf(harness, person.offerId)).toEqual([]);
  await getsLetters(harness, person.asked.patient.email, ['scheduled', 'offered', 'slotTaken']);
});
