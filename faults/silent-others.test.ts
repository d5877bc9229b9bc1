import { codeStore } from '@clinic/core/adapters/database/identity/code-store';
import { payAnotherWay } from '@clinic/core/booking/payment/pay-another-way';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { expect } from 'vitest';
import { startSmtpGate } from '../worker/testing/smtp-gate.ts';
import { eventually } from './harness/eventually.ts';
import type { FaultHarness } from './harness/fault-harness.ts';
import { test as inRoom, waitForStatus } from './harness/harness-test.ts';
import { knownAtTheClinic } from './harness/known-at-the-clinic.ts';
import { waitForPayment } from './harness/money.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit } from './harness/visits.ts';
import { workerPool } from './harness/worker-pool.ts';

const times = bookableTimes();
const switches = { multibanco: true, mbway: true, card: true, atClinic: true };
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
  .extend('workers', { scope: 'file' }, ({ harness, gate }) =>
    workerPool(harness, {
      SMTP_PORT: `${gate.port}`,
      SMS_GATEWAY_URL: `http://127.0.0.1:${gate.port}/messages`,
      SMS_GATEWAY_KEY: 'only-for-tests-only-for-tests',
    }),
  );

const waiting = async ({ pool }: FaultHarness, name: string): Promise<number> => {
  const { rows } = await pool.query<{ count: string }>(
    `select count(*) from dbos.workflow_status where name = $1 and status in ('PENDING', 'ENQUEUED')`,
    [name],
  );
  return Number(rows[0]?.count);
};

/** Booked and paid at the clinic, booked and paid ahead, and looked at when its time has come. */
async function othersGoOn(harness: FaultHarness): Promise<void> {
  const id = await submit(harness, visit(times.next().value));
  await waitForStatus(harness, id, 'scheduled', seconds);
  const ahead = await waitForPayment(harness, await submit(harness, visit(times.next().value, paidAhead)), seconds);
  await harness.pay(ahead.orderId, { callback: 'lose' });
  await ahead.heard();
  await waitForStatus(harness, ahead.bookingId, 'confirmed', seconds);
  await timersGoOn(harness, id);
}

async function timersGoOn(harness: FaultHarness, bookingId: string): Promise<void> {
  const work = { kind: 'recheckOn', bookingId, occasion: 'test' } as const;
  await harness.store.inTransaction((transaction) => transaction.enqueueWork(work, new Date()));
  const isDone = async () => (await harness.dbos.getWorkflow(`recheck-${bookingId}-test`))?.status === 'SUCCESS';
  await eventually(isDone, 'a look at the book', seconds);
}

test('codes that cannot be sent hold up no booking', async ({ harness, workers, gate }) => {
  await workers.current();
  const codes = codeStore(harness.pool, harness.dbos, testDataKeys);
  for (const _ of many) {
    const { patient } = visit(times.next().value);
    await knownAtTheClinic(harness, patient);
    const contact = { kind: 'email', value: patient.email } as const;
    await codes.request(patient.email, { purpose: 'knownPatient', contact, locale: 'pt', birthDate: patient.birthDate });
  }
  await eventually(async () => gate.attempts() > 0, 'the mail server is asked');
  expect(await waiting(harness, 'sendCode')).toBe(many.length);
  await othersGoOn(harness);
});

test('text messages that nobody takes hold up no booking', async ({ harness, workers }) => {
  await workers.current();
  for (const id of await Promise.all(many.map(() => submit(harness, visit(times.next().value)))))
    await waitForStatus(harness, id, 'scheduled');
  await eventually(async () => (await waiting(harness, 'text')) >= many.length, 'text messages wait');
  await othersGoOn(harness);
});

test('references that the provider does not strike out hold up no booking', async ({ harness, workers }) => {
  await workers.current();
  await harness.fault({ operation: 'easypay.cancel', kind: 'hang' });
  const ids = await Promise.all(many.map(() => submit(harness, visit(times.next().value, paidAhead))));
  for (const id of ids) {
    await waitForPayment(harness, id);
    await payAnotherWay(harness.store, id, { way: { method: 'mbway', phone: '912345678' }, switches });
  }
  await eventually(async () => (await waiting(harness, 'cancelReplaced')) >= many.length, 'references wait to be struck out');
  await othersGoOn(harness);
  await harness.clearFaults();
});

test('a provider that says nothing at all holds up nobody who pays at the clinic', async ({ harness, workers }) => {
  await workers.current();
  const ids = await Promise.all(many.map(() => submit(harness, visit(times.next().value, paidAhead))));
  const payments = await Promise.all(ids.map((id) => waitForPayment(harness, id)));
  await harness.control('/payments/control/faults', { operation: '*', kind: 'unavailable' });
  for (const { heard } of payments) await heard();
  await eventually(async () => (await waiting(harness, 'settlePayment')) >= many.length, 'questions about money wait');
  const id = await submit(harness, visit(times.next().value));
  await waitForStatus(harness, id, 'scheduled', seconds);
  await timersGoOn(harness, id);
  await harness.clearFaults();
});
