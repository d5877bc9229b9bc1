import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordReturn } from '../../../mail/returns/record-return.ts';
import { type BookingFixture, createBookingFixture } from '../bookings/testing/booking-fixture.ts';
import { createDatabase } from '../database.ts';
import { returnStore } from '../mail-returns.ts';
import { deskTables } from './desk-tables.ts';
import { readSentLetter, readSentLetters } from './sent-letters.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

const db = () => deskTables(createDatabase(fixture.pool));

async function sent(bookingId: string): Promise<string> {
  const id = randomUUID();
  await fixture.pool.query(
    `insert into core.mails (id, recipient, subject, html, text, booking_id, sent_at) values ($1, 'a@exemplo.pt', 'Consulta', '', '', $2, now())`,
    [id, bookingId],
  );
  return id;
}

/** A visit that was moved twice, and another that somebody tried to move in vain. */
async function moved() {
  const first = await fixture.booked();
  const second = await fixture.booked({ visit: { movedFrom: first } });
  const third = await fixture.booked({ visit: { movedFrom: second } });
  await fixture.pool.query('update core.bookings set moved_to = $2 where id = $1', [first, second]);
  await fixture.pool.query('update core.bookings set moved_to = $2 where id = $1', [second, third]);
  const inVain = await fixture.booked({ visit: { movedFrom: third }, change: { failedAt: new Date(), failureKind: 'slotTaken' } });
  return { first, second, third, inVain };
}

test('letters sent before a visit was moved are read at the booking with which it goes on, and at no other', async () => {
  const { first, third, inVain } = await moved();
  const [before, now] = [await sent(first), await sent(third)];
  expect((await readSentLetters(db(), third)).map(({ id }) => id).sort()).toEqual([before, now].sort());
  expect(await readSentLetter(db(), third, before)).toMatchObject({ id: before });
  expect(await readSentLetters(db(), inVain)).toEqual([]);
  expect(await readSentLetter(db(), inVain, before)).toBeNull();
  expect((await readSentLetters(db(), first)).map(({ id }) => id)).toEqual([before]);
});

test('one that comes back after the move is work at the booking with which the visit goes on', async () => {
  const { first, second, third } = await moved();
  await recordReturn(returnStore(fixture.pool, fixture.dbos), { letterId: await sent(first), status: '5.1.1' });
  const desks = await Promise.all([first, second, third].map(async (id) => (await fixture.snapshot(id)).desk));
  expect(desks).toEqual([[], [], ['letterNotDelivered']]);
});
