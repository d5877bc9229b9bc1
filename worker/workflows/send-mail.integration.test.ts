import { randomUUID } from 'node:crypto';
import { blankedLink } from '@clinic/core/adapters/database/blank-links';
import { writeVisitToken } from '@clinic/core/booking/visit-link';
import { describe, expect } from 'vitest';
import { eventually, type Mailroom } from '../testing/mailroom.ts';
import { test } from '../testing/mailroom-test.ts';

/** With the visit's link in every part. */
async function queueLetter(mailroom: Mailroom) {
  const token = writeVisitToken(['only-for-tests-only-for-tests'], { bookingId: randomUUID(), version: 2 });
  const url = `https://exemplo.pt/pt/marcacao-de-consulta/resultado/${token}`;
  const words = { html: `<p>Consulta: <a href="${url}#preparacao">${url}</a></p>`, text: `Consulta: ${url}` };
  const id = await mailroom.queue([{ filename: 'nota.txt', contentType: 'text/plain; charset=utf-8', content: `Ver ${url}` }], words);
  const stored = async () =>
    (await mailroom.pool.query('select m::text as row from core.mails m where id = $1', [id])).rows[0]?.row as string;
  return { id, token, stored };
}

describe.concurrent('sending a mail', () => {
  test('sends a queued mail once, under a Message-ID made of its id, and stops cleanly', async ({ mailroom }) => {
    const worker = await mailroom.startWorker();
    await worker.ready();
    const id = await mailroom.queue();
    await mailroom.delivered(id);
    expect(await mailroom.caught()).toMatchObject([{ subject: 'Consulta às 10:30', headers: { 'message-id': `<mail-${id}@exemplo.pt>` } }]);
    expect(await worker.stop()).toBe(0);
    expect(worker.log()).not.toContain(mailroom.recipient);
  });

  test('a calendar file reaches the mail program as part of the message and as a file', async ({ mailroom }) => {
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nSUMMARY:Consulta às 10:30\r\nEND:VCALENDAR\r\n';
    const note = { filename: 'nota.txt', contentType: 'text/plain; charset=utf-8', content: 'Até já' };
    const calendar = { filename: 'consulta.ics', contentType: 'text/calendar; method=CANCEL; charset=utf-8', content };
    await mailroom.startWorker();
    const id = await mailroom.queue([note, calendar]);
    await mailroom.delivered(id);
    const [mail] = await mailroom.caught();
    const source = mail ? await mailroom.sourceOf(mail) : '';
    expect(source).toMatch(/multipart\/alternative[\s\S]*Content-Type: text\/calendar; charset=utf-8; method=CANCEL/);
    expect(source.replaceAll(/\s/g, '')).toContain(Buffer.from(content).toString('base64'));
    for (const name of ['nota.txt', 'consulta.ics']) expect(source).toContain(`Content-Disposition: attachment; filename=${name}`);
  });

  test('queued while no worker runs: one mail once one does', async ({ mailroom }) => {
    const id = await mailroom.queue();
    await mailroom.startWorker();
    await mailroom.delivered(id);
    expect(await mailroom.caught()).toHaveLength(1);
  });

  test('killed between the row and the mail: one mail after the restart', async ({ mailroom }) => {
    mailroom.gate.mode = 'down';
    const first = await mailroom.startWorker();
    const id = await mailroom.queue();
    await eventually(() => expect(mailroom.gate.attempts()).toBeGreaterThan(0));
    await first.kill();
    expect(await mailroom.caught()).toEqual([]);
    expect(await mailroom.statusOf(id)).toBe('PENDING');

    mailroom.gate.mode = 'open';
    await mailroom.startWorker();
    await mailroom.delivered(id);
    expect(await mailroom.caught()).toHaveLength(1);
  });

  test('killed while a slow mail server keeps it waiting: one mail after the restart', async ({ mailroom }) => {
    mailroom.gate.mode = 'silent';
    const first = await mailroom.startWorker();
    const id = await mailroom.queue();
    await eventually(() => expect(mailroom.gate.attempts()).toBe(1));
    await first.kill();

    mailroom.gate.mode = 'open';
    await mailroom.startWorker();
    await mailroom.delivered(id);
    expect(await mailroom.caught()).toHaveLength(1);
  });

  test('killed after the sending was noted, before the row says so: no second mail', async ({ mailroom }) => {
    const id = await mailroom.queue();
    // Share mode lets the worker read the row and holds back its update.
    const locker = await mailroom.pool.connect();
    await locker.query('begin; lock table core.mails in share mode');
    const first = await mailroom.startWorker();
    await eventually(async () => {
      const steps = await mailroom.dbos.listWorkflowSteps(`mail-${id}`);
      expect(steps?.map((step) => step.name)).toContain('send');
    });
    await first.kill();
    await locker.query('rollback');
    locker.release();

    await mailroom.startWorker();
    await mailroom.delivered(id);
    expect(await mailroom.caught()).toHaveLength(1);
  });

  // No protocol closes this gap: the server took the mail and we never heard. Sending again is the only way
  // never to lose one, and the Message-ID lets mail programs show the two as one.
  test('killed before hearing that the server took it: one more, with the same Message-ID', async ({ mailroom }) => {
    mailroom.gate.mode = 'mute';
    const first = await mailroom.startWorker();
    const id = await mailroom.queue();
    await eventually(async () => expect(await mailroom.caught()).toHaveLength(1));
    await first.kill();

    mailroom.gate.mode = 'open';
    await mailroom.startWorker();
    await mailroom.delivered(id);
    const messageIds = (await mailroom.caught()).map((mail) => mail.headers['message-id']);
    expect(messageIds).toEqual([`<mail-${id}@exemplo.pt>`, `<mail-${id}@exemplo.pt>`]);
  });

  test('mail server down, then up: delivered without anyone doing anything', async ({ mailroom }) => {
    mailroom.gate.mode = 'down';
    const worker = await mailroom.startWorker();
    const id = await mailroom.queue();
    await eventually(() => expect(mailroom.gate.attempts()).toBeGreaterThan(1));
    expect(await mailroom.caught()).toEqual([]);
    mailroom.gate.mode = 'open';
    await mailroom.delivered(id);
    expect(await mailroom.caught()).toHaveLength(1);
    expect(worker.log()).not.toContain(mailroom.recipient);
  });

  test('a recipient refused for good is not tried again, and the refusal leaks no address', async ({ mailroom }) => {
    mailroom.gate.mode = 'refusing';
    const worker = await mailroom.startWorker();
    const bookingId = '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a11';
    const id = await mailroom.queue([], { bookingId });
    await eventually(async () => expect(await mailroom.statusOf(id)).toBe('ERROR'));
    const items = await mailroom.pool.query('select kind, subject_id, detail from core.work_items');
    expect(items.rows, 'somebody calls instead').toEqual([{ kind: 'letterNotDelivered', subject_id: bookingId, detail: { mailId: id } }]);
    expect(mailroom.gate.attempts()).toBe(1);
    expect(worker.log()).toContain('refused a mail for good');
    expect(worker.log()).not.toContain(mailroom.recipient);
    const { rows } = await mailroom.pool.query(
      'select s::text from dbos.workflow_status s union all select o::text from dbos.operation_outputs o',
    );
    expect(rows.length).toBeGreaterThan(1);
    expect(JSON.stringify(rows)).not.toMatch(/exemplo\.pt|Consulta/);
  });

  test('a row that already says sent is not sent again', async ({ mailroom }) => {
    const id = await mailroom.queue();
    await mailroom.db.updateTable('mails').set({ sent_at: new Date() }).where('id', '=', id).execute();
    await mailroom.startWorker();
    await mailroom.delivered(id);
    expect(mailroom.gate.attempts()).toBe(0);
  });

  test('after a letter was sent its links are gone from the row, and nothing else is; the letter itself has them', async ({ mailroom }) => {
    await mailroom.startWorker();
    const { id, token, stored } = await queueLetter(mailroom);
    await mailroom.delivered(id);
    const [mail] = await mailroom.caught();
    const row = await stored();
    expect(row).not.toContain(token);
    expect(row.split(blankedLink)).toHaveLength(5);
    expect(row).toMatch(/Consulta: <a href=.*#preparacao.*Ver https:/s);
    expect(JSON.stringify(mail)).toContain(token);
  });

  test('a letter that is tried again still has its links, in the row and when it arrives', async ({ mailroom }) => {
    mailroom.gate.mode = 'down';
    await mailroom.startWorker();
    const { id, token, stored } = await queueLetter(mailroom);
    await eventually(() => expect(mailroom.gate.attempts()).toBeGreaterThan(1));
    expect(await stored()).toContain(token);
    mailroom.gate.mode = 'open';
    await mailroom.delivered(id);
    expect(JSON.stringify(await mailroom.caught())).toContain(token);
    expect(await stored()).not.toContain(token);
  });

  test('a letter refused for good keeps its words and not its links', async ({ mailroom }) => {
    mailroom.gate.mode = 'refusing';
    await mailroom.startWorker();
    const { id, token, stored } = await queueLetter(mailroom);
    await eventually(async () => expect(await mailroom.statusOf(id)).toBe('ERROR'));
    expect(await stored()).toContain('Consulta: https:');
    expect(await stored()).not.toContain(token);
  });
});
