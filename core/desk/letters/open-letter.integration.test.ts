import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookingFixture, createBookingFixture } from '../../adapters/database/bookings/testing/booking-fixture.ts';
import { deskStore } from '../../adapters/database/desk/desk-store.ts';
import { writeVisitToken } from '../../booking/visit-link/visit-link.ts';
import { testDataKeys } from '../../secrets/test-data-keys.ts';
import { openLetter, readOpenedLetter } from './open-letter.ts';

let fixture: BookingFixture;
beforeAll(async () => {
  fixture = await createBookingFixture();
});
afterAll(() => fixture.close());

const rita = { id: 3, name: 'Rita do Balcão' };
const desk = () => deskStore(fixture.pool, fixture.dbos, testDataKeys);
const press = (bookingId: string) => ({ store: desk(), staff: rita, bookingId, requestId: randomUUID() });

async function letterAbout(bookingId: string, isSent = true): Promise<string> {
  const token = writeVisitToken(['a-secret-of-this-test-only'], { bookingId, version: 0 });
  const html = `<p>A consulta está marcada.</p><a href="https://exemplo.pt/resultado/${token}/devolucao">Ver</a>`;
  const { rows } = await fixture.pool.query<{ id: string }>(
    `insert into core.mails (id, recipient, subject, html, text, booking_id, sent_at)
     values (gen_random_uuid(), 'albano@exemplo.pt', 'Consulta marcada', $2, $2, $1, case when $3 then now() end) returning id`,
    [bookingId, html, isSent],
  );
  return rows[0]?.id ?? '';
}

test('a letter is read as it was sent, after a press that is written down, and without what it opened', async () => {
  const bookingId = await fixture.booked({});
  const letterId = await letterAbout(bookingId);
  const opening = press(bookingId);
  const shown = { staff: rita, bookingId, requestId: opening.requestId, now: new Date() };
  expect(await readOpenedLetter(desk(), shown), 'before the press').toBeNull();
  expect(await openLetter(opening, letterId)).toEqual({ ok: true, value: 'done' });
  const letter = await readOpenedLetter(desk(), shown);
  expect(letter).toMatchObject({ subject: 'Consulta marcada', recipient: 'albano@exemplo.pt' });
  expect(letter?.html).toContain('A consulta está marcada.');
  expect(letter?.html).toContain('resultado/ligacao-retirada/devolucao');
  expect(letter?.html).not.toContain(bookingId);
  expect(await readOpenedLetter(desk(), { ...shown, staff: { ...rita, id: 4 } })).toBeNull();
  expect(await readOpenedLetter(desk(), { ...shown, now: new Date(Date.now() + 11 * 60_000) })).toBeNull();
  const audit = await fixture.pool.query("select actor, detail from core.audit_log where action = 'letterOpened'");
  expect(audit.rows).toEqual([{ actor: rita.name, detail: { letterId } }]);
});

test('one that is still to be sent, or is about another booking, is nobody’s to read', async () => {
  const [own, other] = [await fixture.booked({}), await fixture.booked({})];
  expect(await openLetter(press(own), await letterAbout(own, false))).toEqual({ ok: false, error: { kind: 'notFound' } });
  expect(await openLetter(press(own), await letterAbout(other))).toEqual({ ok: false, error: { kind: 'notFound' } });
});
