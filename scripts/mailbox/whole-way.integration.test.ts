import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readArrivedLetters } from '@clinic/core/adapters/database/arrived-letters';
import { bookingTables } from '@clinic/core/adapters/database/bookings/booking-tables';
import { encryptPatient } from '@clinic/core/adapters/database/bookings/encrypted-answers';
import { createDatabase, createPool } from '@clinic/core/adapters/database/database';
import { mailPorts } from '@clinic/core/adapters/database/mail-ports';
import { requestStore } from '@clinic/core/adapters/database/requests/request-store';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { bookedVisit } from '@clinic/core/desk/testing/sample-booking';
import { queueMail } from '@clinic/core/mail/queue-mail';
import { testDataKeys } from '@clinic/core/secrets/test-data-keys';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { returnedMailKey, startReturnedMail } from '../../site/server/endpoints/testing/returned-mail-server.ts';
import { freePort } from '../../worker/testing/free-port.ts';
import { sendRawMail } from '../../worker/testing/send-raw-mail.ts';
import { spawnWorker, type WorkerProcess } from '../../worker/testing/worker-process.ts';
import { root } from '../stack/folders.ts';
import { writtenAnswer } from './written-answer.ts';

let pool: ReturnType<typeof createPool>;
let dbos: Awaited<ReturnType<typeof createDbosClient>>;
let site: Awaited<ReturnType<typeof startReturnedMail>>;
let mailbox: ChildProcess;
let ports: { smtp: number; web: number };
let worker: WorkerProcess | undefined;
beforeAll(async () => {
  const database = await createMigratedDatabase();
  pool = createPool(database.url, () => {});
  dbos = await createDbosClient(database.url, pool);
  site = await startReturnedMail(database.roles.site);
  const [smtp, web] = [await freePort(), await freePort()];
  ports = { smtp, web };
  mailbox = spawn(process.execPath, ['scripts/mailbox.ts', `${smtp}`, `${web}`], {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      SITE_ORIGIN: site.origin,
      RETURNED_MAIL_KEY: returnedMailKey,
      REPLY_ADDRESS: 'respostas@exemplo.pt',
    },
    stdio: 'ignore',
  });
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${web}/api/healthz`)).ok).toBe(true), 60_000);
  worker = await spawnWorker({
    DATABASE_URL: database.roles.worker,
    SMTP_PORT: `${smtp}`,
    RETURN_ADDRESS: 'devolucoes@exemplo.pt',
    REPLY_ADDRESS: 'respostas@exemplo.pt',
  });
}, 120_000);
afterAll(async () => {
  await worker?.kill();
  mailbox.kill();
  await site.close();
  await dbos.destroy();
  await pool.end();
});

const writeTo = async (recipient: string, bookingId: string = randomUUID()) => {
  await queueMail(mailPorts(pool, dbos), { recipient, subject: 'Consulta', html: '<p>Até já</p>', text: 'Até já', bookingId });
  return bookingId;
};

test('a letter to an address that does not exist leaves over SMTP, comes back, and becomes a call to make; another does not', async () => {
  const [lost, arrived] = [await writeTo('bounce@exemplo.pt'), await writeTo('paciente@exemplo.pt')];
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        `select mail.booking_id, mail.sent_at is not null as sent, returned.status, item.kind from core.mails as mail
         left join core.mail_returns as returned on returned.letter_id = mail.id
         left join core.work_items as item on item.subject_id = mail.booking_id::text order by mail.recipient`,
      );
      expect(rows).toEqual([
        { booking_id: lost, sent: true, status: '5.1.1', kind: 'letterNotDelivered' },
        { booking_id: arrived, sent: true, status: null, kind: null },
      ]);
    },
    { timeout: 60_000, interval: 100 },
  );
  expect(worker?.log()).not.toContain('bounce@');
}, 70_000);

type Caught = { id: string; to: { address: string }[] };
async function caughtFor(recipient: string): Promise<Caught> {
  const caught = (await (await fetch(`http://127.0.0.1:${ports.web}/api/email`)).json()) as Caught[];
  const mail = caught.find(({ to }) => to.some(({ address }) => address === recipient));
  if (!mail) throw new Error('not there yet');
  return mail;
}

/** Empty where the letter names none. */
async function replyToOf({ id }: Caught): Promise<string> {
  const source = await (await fetch(`http://127.0.0.1:${ports.web}/api/email/${id}/source`)).text();
  return /^Reply-To:\s*(\S+)/im.exec(source)?.[1] ?? '';
}

test('a letter about a booking is answered like any other mail, and the desk has the answer; the message stays in the mailbox', async () => {
  const { patient, bookedBy: _, ...booking } = bookedVisit();
  const row = { ...booking, patient: JSON.stringify(encryptPatient(testDataKeys, booking.id, patient)), bookedBy: null };
  await bookingTables(createDatabase(pool)).insertInto('bookings').values(row).execute();
  await writeTo('resposta@exemplo.pt', booking.id);
  const letter = await vi.waitFor(() => caughtFor('resposta@exemplo.pt'), { timeout: 30_000, interval: 100 });
  const to = await replyToOf(letter);
  expect(to).toMatch(/^respostas\+[0-9a-f]{48}@exemplo\.pt$/);
  const raw = writtenAnswer({ to, text: 'Tenho uma zurzidela.', from: 'resposta@exemplo.pt' });
  await sendRawMail(ports.smtp, { from: 'resposta@exemplo.pt', to, raw });
  const answered = () => pool.query("select 1 from core.work_items where kind = 'letterArrived' and subject_id = $1", [booking.id]);
  await vi.waitFor(async () => expect((await answered()).rowCount).toBe(1), { timeout: 30_000, interval: 100 });
  const letters = await readArrivedLetters(createDatabase(pool), testDataKeys, { kind: 'booking', ids: [booking.id] });
  expect(letters).toMatchObject([{ text: 'Tenho uma zurzidela.', from: 'resposta@exemplo.pt' }]);
  expect(await caughtFor(to), 'the message itself').toBeDefined();
  expect(worker?.log()).not.toMatch(/zurzidela|resposta@/);
}, 70_000);

test('so do a receipt of a form and its answer', async () => {
  const [formId, email] = [randomUUID(), 'recibo@exemplo.pt'];
  const forms = requestStore(pool, dbos, testDataKeys);
  const contact = { kind: 'email', value: email } as const;
  const request = { kind: 'contact', locale: 'pt', answers: { name: 'Ana', email, message: 'Olá' }, contact } as const;
  await forms.save(formId, request, { answerBy: new Date(), isProven: true });
  const id = (await forms.byForm(formId))?.id ?? '';
  // As the work that the form leaves writes its receipt; here nobody has published the clinic's contacts that stand in it.
  const receipt = { recipient: email, subject: 'Recebemos o seu pedido', html: '<p>CO 2001</p>', text: 'CO 2001', requestId: id };
  await queueMail(mailPorts(pool, dbos), receipt);
  const letter = await vi.waitFor(() => caughtFor(email), { timeout: 30_000, interval: 100 });
  const to = await replyToOf(letter);
  await sendRawMail(ports.smtp, { from: email, to, raw: writtenAnswer({ to, text: 'Tenho outra zurzidela.', from: email }) });
  const answered = () => pool.query("select 1 from core.work_items where kind = 'formLetterArrived' and subject_id = $1", [id]);
  await vi.waitFor(async () => expect((await answered()).rowCount).toBe(1), { timeout: 30_000, interval: 100 });
}, 70_000);

test('a mail that is about no booking says nothing of where to answer', async () => {
  const mail = { recipient: 'equipa@exemplo.pt', subject: 'Resumo', html: '<p>Resumo</p>', text: 'Resumo' };
  await queueMail(mailPorts(pool, dbos), mail);
  const sent = await vi.waitFor(() => caughtFor('equipa@exemplo.pt'), { timeout: 30_000, interval: 100 });
  expect(await replyToOf(sent)).toBe('');
}, 40_000);
