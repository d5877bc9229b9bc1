import { randomUUID } from 'node:crypto';
import { blankedLink } from '@clinic/core/adapters/database/blank-links';
import { writeVisitToken } from '@clinic/core/booking/visit-link/visit-link';
import { describe, expect } from 'vitest';
import { type MailHarness, waitForAssertion } from '../testing/mail-harness.ts';
import { test } from '../testing/mail-harness-test.ts';

/** With the visit's link in every part. */
async function queueLetter(mailHarness: MailHarness) {
  const token = writeVisitToken(['only-for-tests-only-for-tests'], { bookingId: randomUUID(), version: 2 });
  const url = `https://exemplo.pt/pt/marcacao-de-consulta/resultado/${token}`;
  const words = { html: `<p>Consulta: <a href="${url}#preparacao">${url}</a></p>`, text: `Consulta: ${url}` };
  const id = await mailHarness.queue([{ filename: 'nota.txt', contentType: 'text/plain; charset=utf-8', content: `Ver ${url}` }], words);
  const stored = async () =>
    (await mailHarness.pool.query('select m::text as row from core.mails m where id = $1', [id])).rows[0]?.row as string;
  return { id, token, stored };
}

describe.concurrent('sending a mail', () => {
  test('sends a queued mail once, under a Message-ID made of its id, and stops cleanly', async ({ mailHarness }) => {
    const worker = await mailHarness.startWorker();
    await worker.ready();
    const id = await mailHarness.queue();
    await mailHarness.delivered(id);
    expect(await mailHarness.caught()).toMatchObject([
      { subject: 'Consulta às 10:30', headers: { 'message-id': `<mail-${id}@exemplo.pt>` } },
    ]);
    expect(await worker.stop()).toBe(0);
    expect(worker.log()).not.toContain(mailHarness.recipient);
  });

  test('a calendar file reaches the mail program as part of the message and as a file', async ({ mailHarness }) => {
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nSUMMARY:Consulta às 10:30\r\nEND:VCALENDAR\r\n';
    const note = { filename: 'nota.txt', contentType: 'text/plain; charset=utf-8', content: 'Até já' };
    const calendar = { filename: 'consulta.ics', contentType: 'text/calendar; method=CANCEL; charset=utf-8', content };
    await mailHarness.startWorker();
    const id = await mailHarness.queue([note, calendar]);
    await mailHarness.delivered(id);
    const [mail] = await mailHarness.caught();
    const source = mail ? await mailHarness.sourceOf(mail) : '';
    expect(source).toMatch(/multipart\/alternative[\s\S]*Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
    expect(source.replaceAll(/\s/g, '')).toContain(Buffer.from(content).toString('base64'));
    for (const name of ['nota.txt', 'consulta.ics']) expect(source).toContain(`Content-Disposition: attachment; filename=${name}`);
  });

  test('queued while no worker runs: one mail once one does', async ({ mailHarness }) => {
    const id = await mailHarness.queue();
    await mailHarness.startWorker();
    await mailHarness.delivered(id);
    expect(await mailHarness.caught()).toHaveLength(1);
  });

  test('killed between the row and the mail: one mail after the restart', async ({ mailHarness }) => {
    mailHarness.gate.mode = 'down';
    const first = await mailHarness.startWorker();
    const id = await mailHarness.queue();
    await waitForAssertion(() => expect(mailHarness.gate.attempts()).toBeGreaterThan(0));
    await first.kill();
    expect(await mailHarness.caught()).toEqual([]);
    expect(await mailHarness.statusOf(id)).toBe('PENDING');

    mailHarness.gate.mode = 'open';
    await mailHarness.startWorker();
    await mailHarness.delivered(id);
    expect(await mailHarness.caught()).toHaveLength(1);
  });

  test('killed while a slow mail server keeps it waiting: one mail after the restart', async ({ mailHarness }) => {
    mailHarness.gate.mode = 'silent';
    const first = await mailHarness.startWorker();
    const id = await mailHarness.queue();
    await waitForAssertion(() => expect(mailHarness.gate.attempts()).toBe(1));
    await first.kill();

    mailHarness.gate.mode = 'open';
    await mailHarness.startWorker();
    await mailHarness.delivered(id);
    expect(await mailHarness.caught()).toHaveLength(1);
  });

  test('killed after the sending was noted, before the row says so: no second mail', async ({ mailHarness }) => {
    const id = await mailHarness.queue();
    // Share mode lets the worker read the row and holds back its update.
    const locker = await mailHarness.pool.connect();
    await locker.query('begin; lock table core.mails in share mode');
    const first = await mailHarness.startWorker();
    await waitForAssertion(async () => {
      const steps = await mailHarness.dbos.listWorkflowSteps(`mail-${id}`);
      expect(steps?.map((step) => step.name)).toContain('send');
    });
    await first.kill();
    await locker.query('rollback');
    locker.release();

    await mailHarness.startWorker();
    await mailHarness.delivered(id);
    expect(await mailHarness.caught()).toHaveLength(1);
  });

  // No protocol closes this gap: the server took the mail and we never heard. Sending again is the only way
  // never to lose one, and the Message-ID lets mail programs show the two as one.
  test('killed before hearing that the server took it: one more, with the same Message-ID', async ({ mailHarness }) => {
    mailHarness.gate.mode = 'mute';
    const first = await mailHarness.startWorker();
    const id = await mailHarness.queue();
    await waitForAssertion(async () => expect(await mailHarness.caught()).toHaveLength(1));
    await first.kill();

    mailHarness.gate.mode = 'open';
    await mailHarness.startWorker();
    await mailHarness.delivered(id);
    const messageIds = (await mailHarness.caught()).map((mail) => mail.headers['message-id']);
    expect(messageIds).toEqual([`<mail-${id}@exemplo.pt>`, `<mail-${id}@exemplo.pt>`]);
  });

  test('mail server down, then up: delivered without anyone doing anything', async ({ mailHarness }) => {
    mailHarness.gate.mode = 'down';
    const worker = await mailHarness.startWorker();
    const id = await mailHarness.queue();
    await waitForAssertion(() => expect(mailHarness.gate.attempts()).toBeGreaterThan(1));
    expect(await mailHarness.caught()).toEqual([]);
    mailHarness.gate.mode = 'open';
    await mailHarness.delivered(id);
    expect(await mailHarness.caught()).toHaveLength(1);
    expect(worker.log()).not.toContain(mailHarness.recipient);
  });

  test('a recipient refused for good is not tried again, and the refusal leaks no address', async ({ mailHarness }) => {
    mailHarness.gate.mode = 'refusing';
    const worker = await mailHarness.startWorker();
    const bookingId = '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a11';
    const id = await mailHarness.queue([], { bookingId });
    await waitForAssertion(async () => expect(await mailHarness.statusOf(id)).toBe('ERROR'));
    const items = await mailHarness.pool.query('select kind, subject_id, detail from core.work_items');
    expect(items.rows, 'somebody calls instead').toEqual([{ kind: 'letterNotDelivered', subject_id: bookingId, detail: { mailId: id } }]);
    const returns = await mailHarness.pool.query('select letter_id, status from core.mail_returns');
    expect(returns.rows, 'the desk sees why').toEqual([{ letter_id: id, status: '5.1.1' }]);
    expect(mailHarness.gate.attempts()).toBe(1);
    expect(worker.log()).toContain('refused a mail for good');
    expect(worker.log()).not.toContain(mailHarness.recipient);
    const { rows } = await mailHarness.pool.query(
      'select s::text from dbos.workflow_status s union all select o::text from dbos.operation_outputs o',
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toMatch(/exemplo\.pt|Consulta/);
  });

  test('a row that already says sent is not sent again', async ({ mailHarness }) => {
    const id = await mailHarness.queue();
    await mailHarness.db.updateTable('mails').set({ sent_at: new Date() }).where('id', '=', id).execute();
    await mailHarness.startWorker();
    await mailHarness.delivered(id);
    expect(mailHarness.gate.attempts()).toBe(0);
  });

  test('after a letter was sent its links are gone from the row, and nothing else is; the letter itself has them', async ({
    mailHarness,
  }) => {
    await mailHarness.startWorker();
    const { id, token, stored } = await queueLetter(mailHarness);
    await mailHarness.delivered(id);
    const [mail] = await mailHarness.caught();
    const row = await stored();
    expect(row).not.toContain(token);
    expect(row.split(blankedLink)).toHaveLength(5);
    expect(row).toMatch(/Consulta: <a href=.*#preparacao.*Ver https:/s);
    expect(JSON.stringify(mail)).toContain(token);
  });

  test('a letter that is tried again still has its links, in the row and when it arrives', async ({ mailHarness }) => {
    mailHarness.gate.mode = 'down';
    await mailHarness.startWorker();
    const { id, token, stored } = await queueLetter(mailHarness);
    await waitForAssertion(() => expect(mailHarness.gate.attempts()).toBeGreaterThan(1));
    expect(await stored()).toContain(token);
    mailHarness.gate.mode = 'open';
    await mailHarness.delivered(id);
    expect(JSON.stringify(await mailHarness.caught())).toContain(token);
    expect(await stored()).not.toContain(token);
  });

  test('a letter refused for good keeps its words and not its links', async ({ mailHarness }) => {
    mailHarness.gate.mode = 'refusing';
    await mailHarness.startWorker();
    const { id, token, stored } = await queueLetter(mailHarness);
    await waitForAssertion(async () => expect(await mailHarness.statusOf(id)).toBe('ERROR'));
    expect(await stored()).toContain('Consulta: https:');
    expect(await stored()).not.toContain(token);
  });
});
