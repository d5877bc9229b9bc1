import { randomUUID } from 'node:crypto';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { encryptPatient } from '@clinic/core/adapters/database/bookings/encrypted-answers';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import type { Booking } from '@clinic/core/booking/model/booking';
import { bookingsOf, readClinicFigures } from '@clinic/core/desk/management/clinic-figures';
import { bookedVisit } from '@clinic/core/desk/testing/sample-booking';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import type pg from 'pg';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../access/role.ts';
import { startTestBackoffice, type TestBackoffice } from '../testing/test-backoffice.ts';
import { FiguresPage } from './figures-page.tsx';
import { figuresStoreOf } from './figures-store-of.ts';

const own = 'http://127.0.0.1:3001';
const at = (day: string, time: string) => fromLisbon(day, time) ?? new Date(Number.NaN);
const now = at('2026-11-17', '11:42');
let backoffice: TestBackoffice;
let pool: pg.Pool;
beforeAll(async () => {
  backoffice = await startTestBackoffice();
  pool = createPool(backoffice.databaseUrl, () => {});
  await fill();
});
afterAll(async () => {
  await pool.end();
  await backoffice.stop();
});

async function keep(more: Partial<Booking>): Promise<string> {
  const { patient, bookedBy, ...booking } = bookedVisit(more);
  const row = {
    ...booking,
    patient: JSON.stringify(encryptPatient(testDataKeys, booking.id, patient)),
    bookedBy: bookedBy && JSON.stringify(bookedBy),
  };
  await bookingTables(createDatabase(pool)).insertInto('bookings').values(row).execute();
  return booking.id;
}

/** Around the midnights of Lisbon between two weeks, in winter and in summer time. */
async function fill(): Promise<void> {
  const sunday = at('2026-11-15', '23:59');
  const paid = { paidAt: sunday, confirmedAt: sunday };
  const first = await keep({ submittedAt: sunday, appointmentId: 1, ...paid });
  await keep({ submittedAt: at('2026-11-16', '00:00'), appointmentId: 2, paymentMethod: null, provenPatientId: 7 });
  const helper = { name: 'Filha Exemplo', email: 'filha@exemplo.pt', phone: '910000009' };
  await keep({ submittedAt: at('2026-10-19', '00:30'), appointmentId: 3, bookedBy: helper, givenUpAt: sunday });
  // No new bookings: one that was moved, and one that never came into the book.
  await keep({ submittedAt: sunday, appointmentId: 4, movedFrom: first });
  await keep({ submittedAt: sunday, appointmentId: null, bookedAt: null });
  const { rows } = await pool.query(
    `insert into core.payments (id, booking_id, order_id, provider, method, amount_cents, expires_at, requested_at, paid_at, paid_cents, transaction_id)
     values (gen_random_uuid(), $1, 'ORDER', 'easypay', 'mbway', 9000, $2, $2, $2, 9000, 't1') returning id`,
    [first, sunday],
  );
  await pool.query(
    `insert into core.refund_tasks (booking_id, payment_id, transaction_id, amount_cents, reason, created_at, refunded_at, refunded_by, refunded_how)
     values ($1, $2, 't1', 4000, 'cancelled', $3, $3, 'Rita', 'sameWay')`,
    [first, rows[0].id, sunday],
  );
  await pool.query(
    "insert into core.attendance_marks (appointment_id, kind, marked_at, marked_by) values (1, 'missed', $1, 'Rita'), (2, 'arrived', $1, 'Rita')",
    [sunday],
  );
  for (const row of reached) await pool.query('insert into core.wizard_steps (day, step, reached) values ($1, $2, $3)', row);
}

/** Of the weeks that are shown, and one of before them. */
const reached = [
  ['2026-11-09', 'began', 6],
  ['2026-11-10', 'specialty', 5],
  ['2026-11-10', 'mode', 2],
  ['2026-11-16', 'booked', 1],
  ['2026-09-27', 'booked', 9],
];

const read = () => readClinicFigures(figuresStoreOf(backoffice.payload), 8, now);

test('a week begins on Monday at midnight in Lisbon; moved visits and what was never in the book are no bookings', async () => {
  const { weeks } = await read();
  expect(weeks.map(({ monday }) => monday)).toEqual([
    ...['2026-09-28', '2026-10-05', '2026-10-12', '2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16'],
  ]);
  const [, , , october, , , last, present] = weeks;
  expect(october).toMatchObject({ bookers: { forAnother: 1, newPatient: 0 }, unpaid: 1 });
  expect(last).toMatchObject({ bookers: { newPatient: 1, knownPatient: 0 }, paidAhead: 1, arrived: 1, missed: 1 });
  expect(last).toMatchObject({ revenueCents: 9_000, refundedCents: 4_000 });
  expect(present).toMatchObject({ bookers: { knownPatient: 1 }, atClinic: 1 });
  expect(weeks.reduce((sum, week) => sum + bookingsOf(week), 0)).toBe(3);
});

test('how far people came in the wizard is added up over the weeks that are shown', async () => {
  const steps = Object.fromEntries((await read()).reachedSteps.map(({ step, reached: count }) => [step, count]));
  expect(steps).toEqual({ began: 6, specialty: 5, mode: 2, booked: 1 });
});

test.each(['pt', 'en'])('the page in %s draws each chart and has its table, and names nobody', async (language) => {
  const html = renderToStaticMarkup(FiguresPage({ figures: await read(), choice: 8, now, language }));
  expect(html.match(/<svg/g)).toHaveLength(6);
  expect(html.match(/<table/g)).toHaveLength(9);
  expect(html).toContain(language === 'pt' ? 'Onde mais gente fica: Motivo (3 de 5).' : 'Where most people stay: Reason (3 of 5).');
  expect(html).not.toContain('Exemplo');
  expect(html).toContain(language === 'pt' ? 'Semana de 9 de novembro a 15 de novembro' : 'Week from 9 November to 15 November');
});

async function download(as: Role | null, origin = own): Promise<Response> {
  const headers = new Headers({ 'content-type': 'application/x-www-form-urlencoded', origin });
  if (as) headers.set('cookie', backoffice.signedIn(as).cookie);
  const body = new URLSearchParams({ pedido: randomUUID(), semanas: '26' });
  return backoffice.handle(new Request(`${own}/api/gestao/exportar`, { method: 'POST', headers, body }));
}

test.each([...roles, null])('%s: only managers take the figures along, and that they did is recorded', async (who) => {
  const may = who === 'admin' || who === 'gestor';
  const answer = await download(who);
  expect(answer.status).toBe(may ? 200 : 403);
  const { rows } = await pool.query("select detail from core.audit_log where action = 'figuresExport' and actor = $1", [who]);
  expect(rows).toEqual(may ? [{ detail: { role: who, weeks: 26 } }] : []);
  if (may) expect((await answer.text()).split('\r\n')).toHaveLength(26 + 2);
});

test('the figures are taken only from a page of ours, and not by opening an address', async () => {
  expect((await download('gestor', 'https://exemplo.pt')).status).toBe(403);
  expect((await backoffice.call('GET', '/gestao/exportar', { as: 'gestor', headers: { origin: own } })).status).toBe(404);
});
