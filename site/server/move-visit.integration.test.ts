import { randomUUID } from 'node:crypto';
import { slotText } from '@clinic/core/booking/form/slot-text';
import type { Booking } from '@clinic/core/booking/model/booking';
import { pendingVisit } from '@clinic/core/booking/testing/pending-visit';
import { writeMoveToken } from '@clinic/core/booking/visit-link/move-token';
import { writeVisitToken } from '@clinic/core/booking/visit-link/visit-link';
import { addDays, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { ok } from '@clinic/core/kernel/result';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveVisit, newMoveToken } from '../app/booking/visit/move-visit.server.ts';
import { visitPath } from '../app/booking/visit/open-visit.server.ts';
import type { PageContext } from '../app/page-context.ts';
import { openVisitPages, visitSecret } from './testing/visit-pages.ts';

let setup: Awaited<ReturnType<typeof openVisitPages>>;
let page: PageContext;
beforeAll(async () => {
  setup = await openVisitPages();
  const availability = { doctorsAt: async () => ok([{ doctorId: 202, doctorName: 'Dra. Exemplo' }]), forget: () => {} };
  const directory = { appointmentTypes: async () => ok({ value: [] }) };
  page = { ...setup.page, booking: { ...setup.page.booking, availability, directory } } as unknown as PageContext;
});
afterAll(() => setup.close());

async function booked(linkVersion: number): Promise<Booking> {
  const booking = await setup.store.read(await pendingVisit(setup.store, [], {}, { linkVersion }));
  if (!booking) throw new Error('it was made');
  return booking;
}

let days = 10;
const freeTime = () => slotText({ date: addDays(inLisbon(new Date()).day, ++days), time: '10:40', doctorId: 202 });

/** The address that the browser is sent on to, or why it is sent nowhere. */
async function press(old: Booking, next: string, slot = freeTime()): Promise<string> {
  const form = new FormData();
  form.set('next', next);
  form.set('slot', slot);
  const answer = await moveVisit(page, old, form).catch((thrown: unknown) => thrown);
  return answer instanceof Response ? (answer.headers.get('location') ?? '') : String(answer);
}
const movesOf = async ({ id }: Booking) =>
  (await setup.pool.query<{ id: string }>('select id from core.bookings where moved_from = $1', [id])).rows.map((row) => row.id);

test('an old link to somebody’s visit, sent as the move of another, leads to no link that opens it', async () => {
  const [theirs, own] = [await booked(1), await booked(1)];
  for (const version of [0, 1])
    expect(await press(own, writeVisitToken([visitSecret], { bookingId: theirs.id, version }))).toBe('selectTime');
  expect(await movesOf(own)).toEqual([]);
});

test('nor does the form of another visit’s page, nor one that names a booking which was not made from this visit', async () => {
  const [theirs, own] = [await booked(0), await booked(0)];
  expect(await press(own, newMoveToken(page, theirs))).toBe('selectTime');
  expect(await press(own, writeMoveToken([visitSecret], { id: theirs.id, from: own.id }))).toBe(visitPath(page, own));
  expect(await press(own, `${randomUUID()}.${'x'.repeat(43)}`)).toBe('selectTime');
  expect(await movesOf(own)).toEqual([]);
});

test('pressed twice, at once, and again after going back, it is one move to one visit', async () => {
  const own = await booked(2);
  const [next, slot] = [newMoveToken(page, own), freeTime()];
  const pressed = await Promise.all([press(own, next, slot), press(own, next, slot)]);
  const [moved = '', ...more] = await movesOf(own);
  expect(more).toEqual([]);
  const there = visitPath(page, { id: moved, linkVersion: 2 });
  expect([...pressed, await press(own, next, slot), await press(own, next)]).toEqual([there, there, there, there]);
  expect(await movesOf(own)).toEqual([moved]);
});
