import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createPool } from '@clinic/core/adapters/database/database';
import { mailPorts } from '@clinic/core/adapters/database/mail-ports';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { queueMail } from '@clinic/core/mail/queue-mail';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { returnedMailKey, startReturnedMail } from '../../site/server/endpoints/testing/returned-mail-server.ts';
import { freePort } from '../../worker/testing/free-port.ts';
import { spawnWorker, type WorkerProcess } from '../../worker/testing/worker-process.ts';
import { root } from '../stack/folders.ts';

let pool: ReturnType<typeof createPool>;
let dbos: Awaited<ReturnType<typeof createDbosClient>>;
let site: Awaited<ReturnType<typeof startReturnedMail>>;
let mailbox: ChildProcess;
let worker: WorkerProcess | undefined;
beforeAll(async () => {
  const database = await createMigratedDatabase();
  pool = createPool(database.url, () => {});
  dbos = await createDbosClient(database.url, pool);
  site = await startReturnedMail(database.roles.site);
  const [smtp, web] = [await freePort(), await freePort()];
  mailbox = spawn(process.execPath, ['scripts/mailbox.ts', `${smtp}`, `${web}`], {
    cwd: root,
    env: { PATH: process.env['PATH'], SITE_ORIGIN: site.origin, RETURNED_MAIL_KEY: returnedMailKey },
    stdio: 'ignore',
  });
  await vi.waitFor(async () => expect((await fetch(`http://127.0.0.1:${web}/api/healthz`)).ok).toBe(true), 60_000);
  worker = await spawnWorker({
    DATABASE_URL: database.roles.worker,
    SMTP_PORT: `${smtp}`,
    RETURN_ADDRESS: 'devolucoes@exemplo.pt',
  });
}, 120_000);
afterAll(async () => {
  await worker?.kill();
  mailbox.kill();
  await site.close();
  await dbos.destroy();
  await pool.end();
});

const writeTo = async (recipient: string) => {
  const bookingId = randomUUID();
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
