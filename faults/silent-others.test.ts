import { codeStore } from '@clinic/core/adapters/database/identity/code-store';
import { payAnotherWay } from '@clinic/core/booking/pay-another-way';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { expect } from 'vitest';
import { startSmtpGate } from '../worker/testing/smtp-gate.ts';
import type { ClinicRoom } from './room/clinic-room.ts';
import { crew } from './room/crew.ts';
import { eventually } from './room/eventually.ts';
import { knownAtTheClinic } from './room/known-at-the-clinic.ts';
import { accepted } from './room/money.ts';
import { becomes, test as inRoom, submit } from './room/room-test.ts';
import { freeTimes, visit } from './room/visits.ts';

const times = freeTimes();
const switches = { multibanco: true, mbway: true, atClinic: true };
const paidAhead = { paymentMethod: 'multibanco' as const };
const seconds = 10_000;

/** More than a worker has places for in any queue. */
const many = Array.from({ length: 15 });

/** Neither mail server nor text gateway ever says a word. */
const test = inRoom
  .extend('gate', { scope: 'file' }, async ({ catcher }, { onCleanup }) => {
    const gate = await startSmtpGate(catcher.smtpPort);
    gate.mode = 'silent';
    onCleanup(() => gate.stop());
    return gate;
  })
  .extend('workers', { scope: 'file' }, ({ room, gate }) =>
    crew(room, {
      SMTP_PORT: `${gate.port}`,
      SMS_GATEWAY_URL: `http://127.0.0.1:${gate.port}/messages`,
      SMS_GATEWAY_KEY: 'only-for-tests-only-for-tests',
    }),
  );

const waiting = async ({ pool }: ClinicRoom, name: string): Promise<number> => {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from dbos.workflow_status where name = $1 and status in ('PENDING', 'ENQUEUED')`,
    [name],
  );
  return Number(rows[0]?.count);
};

/** Booked and paid at the clinic, booked and paid ahead, and looked at when its time has come. */
async function othersGoOn(room: ClinicRoom): Promise<void> {
  const id = await submit(room, visit(times.next().value));
  await becomes(room, id, 'scheduled', seconds);
  const ahead = await accepted(room, await submit(room, visit(times.next().value, paidAhead)), seconds);
  await room.pay(ahead.orderId, { callback: 'lose' });
  await ahead.heard();
  await becomes(room, ahead.bookingId, 'confirmed', seconds);
  await timersGoOn(room, id);
}

async function timersGoOn(room: ClinicRoom, bookingId: string): Promise<void> {
  const work = { kind: 'recheckOn', bookingId, occasion: 'test' } as const;
  await room.store.inTransaction((transaction) => transaction.start(work, new Date()));
  const isDone = async () => (await room.dbos.getWorkflow(`recheck-${bookingId}-test`))?.status === 'SUCCESS';
  await eventually(isDone, 'a look at the book', seconds);
}

test('codes that cannot be sent hold up no booking', async ({ room, workers, gate }) => {
  await workers.current();
  const codes = codeStore(room.pool, room.dbos, testDataKeys);
  for (const _ of many) {
    const { patient } = visit(times.next().value);
    await knownAtTheClinic(room, patient);
    const contact = { kind: 'email', value: patient.email } as const;
    await codes.request(patient.email, { purpose: 'knownPatient', contact, locale: 'pt', birthDate: patient.birthDate });
  }
  await eventually(async () => gate.attempts() > 0, 'the mail server is asked');
  expect(await waiting(room, 'sendCode')).toBe(many.length);
  await othersGoOn(room);
});

test('text messages that nobody takes hold up no booking', async ({ room, workers }) => {
  await workers.current();
  for (const id of await Promise.all(many.map(() => submit(room, visit(times.next().value))))) await becomes(room, id, 'scheduled');
  await eventually(async () => (await waiting(room, 'text')) >= many.length, 'text messages wait');
  await othersGoOn(room);
});

test('references that the provider does not strike out hold up no booking', async ({ room, workers }) => {
  await workers.current();
  await room.fault({ operation: 'easypay.cancel', kind: 'hang' });
  const ids = await Promise.all(many.map(() => submit(room, visit(times.next().value, paidAhead))));
  for (const id of ids) {
    await accepted(room, id);
    await payAnotherWay(room.store, id, { way: { method: 'mbway', phone: '912345678' }, switches });
  }
  await eventually(async () => (await waiting(room, 'cancelReplaced')) >= many.length, 'references wait to be struck out');
  await othersGoOn(room);
  await room.clearFaults();
});

test('a provider that says nothing at all holds up nobody who pays at the clinic', async ({ room, workers }) => {
  await workers.current();
  const ids = await Promise.all(many.map(() => submit(room, visit(times.next().value, paidAhead))));
  const payments = await Promise.all(ids.map((id) => accepted(room, id)));
  await room.control('/payments/control/faults', { operation: '*', kind: 'unavailable' });
  for (const { heard } of payments) await heard();
  await eventually(async () => (await waiting(room, 'settlePayment')) >= many.length, 'questions about money wait');
  const id = await submit(room, visit(times.next().value));
  await becomes(room, id, 'scheduled', seconds);
  await timersGoOn(room, id);
  await room.clearFaults();
});
