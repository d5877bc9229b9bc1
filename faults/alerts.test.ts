import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { documentStore } from '@clinic/core/adapters/database/documents/document-store';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { application, queues, workflows } from '@clinic/core/adapters/dbos/application';
import { documentFilesFrom } from '@clinic/core/adapters/documents/document-files';
import { cancelBooking } from '@clinic/core/booking/appointment/cancel-booking';
import { receiveWholeDocument } from '@clinic/core/documents/receive-document';
import { pdfBytes } from '@clinic/core/documents/testing/sample-files';
import type { RequestKind } from '@clinic/core/requests/request-kinds';
import { testDataKeys as keys } from '@clinic/core/secrets/test-data-keys';
import { expect, onTestFinished } from 'vitest';
import { notInRehearsal } from '../scripts/alerts/faults.ts';
import { startSmtpGate } from '../worker/testing/smtp-gate.ts';
import { eventually } from './harness/eventually.ts';
import type { FaultHarness } from './harness/fault-harness.ts';
import { test as inRoom, waitForStatus } from './harness/harness-test.ts';
import { toldToPay } from './harness/money.ts';
import { refundsOf } from './harness/outside-state.ts';
import { submit } from './harness/submit.ts';
import { bookableTimes, visit } from './harness/visits.ts';
import { watchedWorker } from './harness/watched-worker.ts';

/** Alerts that no rehearsal brings about; `scripts/alerts/faults.ts` has the others. Hours and days that would have to pass are rows made older. */
const test = inRoom.extend('watch', { scope: 'file' }, async ({ harness }, { onCleanup }) => {
  const watch = await watchedWorker(harness);
  onCleanup(() => watch.stop());
  return watch;
});

const times = bookableTimes();
const paidAhead = { paymentMethod: 'multibanco' as const };

async function ask({ pool, dbos }: FaultHarness, kind: RequestKind, form: string = randomUUID()): Promise<void> {
  const contact = { kind: 'email', value: 'joaquim@exemplo.pt' } as const;
  const request = { kind, locale: 'pt', answers: { name: 'Joaquim', email: contact.value }, contact } as const;
  await requestStore(pool, dbos, keys).save(form, request, { answerBy: new Date(), isProven: true });
}

async function book(harness: FaultHarness): Promise<void> {
  await waitForStatus(harness, await submit(harness, visit(times.next().value)), 'scheduled');
}

test('SmsAway speaks where the gateway for text messages does not answer', async ({ harness, watch }) => {
  const gateway = {
    SMS_GATEWAY_URL: `http://127.0.0.1:${harness.ports.sandbox}/sms/messages`,
    SMS_GATEWAY_KEY: 'only-for-local-use-never-in-production',
  };
  await watch.untilItSpeaks(['SmsAway'], gateway, async () => {
    await harness.control('/sms/control/faults', { kind: 'unavailable', times: 10_000 });
    await book(harness);
  });
});

test('LettersBounced and WorkFailed speak where the mail server refuses six patients for good', async ({ harness, catcher, watch }) => {
  const gate = await startSmtpGate(catcher.smtpPort);
  onTestFinished(gate.stop);
  gate.mode = 'refusing';
  await watch.untilItSpeaks(['LettersBounced', 'WorkFailed'], { SMTP_PORT: `${gate.port}` }, async () => {
    for (let letters = 0; letters < 6; letters++) await book(harness);
  });
});

test('UploadsUnchecked speaks where no scanner looks at a document', async ({ harness, watch }) => {
  const { pool, dbos, settings } = harness;
  const folder = settings['DOCUMENTS_DIR'] ?? '';
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const services = { store: documentStore(pool, dbos, keys), files: documentFilesFrom({ DOCUMENTS_DIR: folder }) };
  await watch.untilItSpeaks(['UploadsUnchecked'], { CLAMD_SOCKET: '127.0.0.1:9' }, async () => {
    const form = randomUUID();
    await receiveWholeDocument(services, form, 'exame.pdf', Readable.from([pdfBytes()]));
    await ask(harness, 'secondOpinion', form);
  });
});

test('MoneyLate speaks where no callback tells of four payments, and twenty minutes later somebody asks', async ({ harness, watch }) => {
  await watch.untilItSpeaks(['MoneyLate'], {}, async () => {
    for (let payments = 0; payments < 4; payments++) {
      const { orderId, heard } = await toldToPay(harness, await submit(harness, visit(times.next().value, paidAhead)));
      await harness.pay(orderId, { callback: 'lose' });
      await harness.clinicBook.query(
        `update sandbox.payment_transactions set paid_at = paid_at - interval '20 minutes'
         where payment_id = (select id from sandbox.payments where order_id = $1)`,
        [orderId],
      );
      await heard();
    }
  });
});

test('RefundsWaiting speaks where a patient never says to which account his money goes back, and nobody sends it', async ({
  harness,
  watch,
}) => {
  await watch.untilItSpeaks(['RefundsWaiting'], {}, async () => {
    const id = await submit(harness, visit(times.next().value, paidAhead));
    const { orderId, heard } = await toldToPay(harness, id);
    await harness.pay(orderId, { callback: 'lose' });
    await heard();
    await waitForStatus(harness, id, 'confirmed');
    await cancelBooking(harness.store, id, 0);
    await waitForStatus(harness, id, 'cancelled');
    await eventually(async () => (await refundsOf(harness, id)).length > 0, 'money is to go back');
    const longAgo = (column: string) => `${column} = ${column} - interval '18 days' where booking_id = $1`;
    await harness.pool.query(`update core.refund_tasks set ${longAgo('created_at')}`, [id]);
    await harness.pool.query(`update core.refund_accounts set ${longAgo('asked_at')}`, [id]);
  });
});

test('DeskOverdue speaks where eleven people asked, and the front desk answered nobody in time', async ({ harness, watch }) => {
  await watch.untilItSpeaks(['DeskOverdue'], {}, async () => {
    for (let people = 0; people < 11; people++) await ask(harness, 'complaint');
  });
});

test('PublicationLate speaks where the back office is away when a publication is due', async ({ harness, watch }) => {
  await watch.untilItSpeaks(['PublicationLate'], {}, async () => {
    const change = randomUUID();
    await harness.pool.query(
      "insert into core.scheduled_changes (id, collection, document_id, action, due_at) values ($1, 'eventos', 1, 'publish', now())",
      [change],
    );
    const work = { workflowName: workflows.scheduledPublish, queueName: queues.publishing, workflowID: `change-${change}` };
    await harness.dbos.enqueue({ ...work, appVersion: application.version }, change);
  });
});

test('MemoryHigh speaks where a worker keeps what it should forget', async ({ watch }) => {
  const leaking = { NODE_OPTIONS: `--import=${new URL('harness/leak.ts', import.meta.url)}` };
  await watch.untilItSpeaks(['MemoryHigh'], leaking, async () => watch.current()?.child.kill('SIGUSR2'));
});

test('every alert that no rehearsal brings about has spoken', ({ watch }) => {
  expect([...watch.spoken].toSorted()).toEqual([...notInRehearsal].toSorted());
});
