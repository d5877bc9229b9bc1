import { expect } from 'vitest';
import { freePort } from './testing/free-port.ts';
import { waitForAssertion } from './testing/mail-harness.ts';
import { test } from './testing/mail-harness-test.ts';

/** Marked values of a patient, in everything the figures are counted from. */
const canaries = ['canario', '123456789', '912345678'];

test('the worker shows letters, work, the desk and itself, and nothing of any patient', async ({ mailHarness }) => {
  const port = await freePort();
  const worker = await mailHarness.startWorker('worker-1', { METRICS_PORT: `${port}` });
  await worker.ready();
  const shown = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await mailHarness.pool.query(`
    insert into core.work_items (kind, subject_kind, subject_id, detail, due_at)
      values ('complaint', 'request', 'canario', '{"nif": "123456789"}', now() - interval '1 hour');
    insert into core.login_attempts (address, account) values ('canario', '912345678');
    insert into dbos.workflow_status (workflow_uuid, status, name, queue_name) values ('canario-1', 'DELAYED', 'canario', 'canario'),
      ('canario-2', 'DELAYED', 'canario', 'timers')`);
  const id = await mailHarness.queue([], { text: 'Joaquim Canario, NIF 123456789', html: '<p>canario 912345678</p>' });
  await mailHarness.delivered(id);
  const text = await shown();
  for (const line of [
    ...['clinic_letters_total{way="mail",outcome="sent"} 1', 'clinic_workers_alive 1', 'clinic_figures_up 1'],
    ...[
      'clinic_desk_items_overdue{kind="complaint"} 1',
      'clinic_staff_sign_in_failures 1',
      'clinic_work{queue="timers",state="delayed"} 1',
    ],
    ...['clinic_outside_call_seconds_count{service="mail",operation="send",outcome="ok"} 1', 'clinic_uploads_unchecked 0'],
  ])
    expect(text).toContain(`${line}\n`);
  expect(text).toMatch(/clinic_database_connections\{pool="worker",state="allowed"\} \d+/);
  expect(text, 'nobody tells of a backup').not.toMatch(/^clinic_backup_age_seconds /m);
  for (const canary of [...canaries, mailHarness.recipient]) expect(text.toLowerCase()).not.toContain(canary);
});

test('a mail server that is away is counted, and written down for staff until it answers again', async ({ mailHarness }) => {
  const port = await freePort();
  mailHarness.gate.mode = 'down';
  const worker = await mailHarness.startWorker('worker-1', { METRICS_PORT: `${port}` });
  await worker.ready();
  const id = await mailHarness.queue();
  await waitForAssertion(async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    expect(text).toMatch(/clinic_letters_total\{way="mail",outcome="failed"\} [1-9]/);
  });
  const known = async () =>
    (await mailHarness.pool.query("select last_ok_at, failing_since from core.outside_services where service = 'mail'")).rows[0];
  await waitForAssertion(async () => expect(await known()).toMatchObject({ last_ok_at: null, failing_since: expect.any(Date) }));
  mailHarness.gate.mode = 'open';
  await mailHarness.delivered(id);
  await waitForAssertion(async () => expect(await known()).toMatchObject({ last_ok_at: expect.any(Date), failing_since: null }));
});
