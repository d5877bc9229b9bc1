import { createDatabase, createPool, type Database } from '@clinic/core/adapters/database/database';
import { mailPorts } from '@clinic/core/adapters/database/mail-ports';
import { testRoles } from '@clinic/core/adapters/database/roles/migrate-with-roles';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import type { Mail, MailAttachment } from '@clinic/core/mail/mail';
import { queueMail } from '@clinic/core/mail/queue-mail';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type pg from 'pg';
import { expect, vi } from 'vitest';
import type { CaughtMail, MailCatcher } from './mail-catcher.ts';
import { type SmtpGate, startSmtpGate } from './smtp-gate.ts';
import { spawnWorker, type WorkerProcess } from './worker-process.ts';

export type MailHarness = {
  pool: pg.Pool;
  db: Database;
  dbos: DBOSClient;
  gate: SmtpGate;
  recipient: string;
  queue: (attachments?: MailAttachment[], more?: Partial<Pick<Mail, 'html' | 'text' | 'bookingId'>>) => Promise<string>;
  statusOf: (mailId: string) => Promise<string | undefined>;
  delivered: (mailId: string) => Promise<void>;
  caught: () => Promise<CaughtMail[]>;
  sourceOf: (mail: CaughtMail) => Promise<string>;
  startWorker: (workerId?: string, settings?: Record<string, string>) => Promise<WorkerProcess>;
  close: () => Promise<void>;
};

export const waitForAssertion = async (check: () => unknown): Promise<void> => {
  await vi.waitFor(check, { timeout: 30_000, interval: 40 });
};

let harnesses = 0;

/** A gate before the mail server, and whatever workers the test starts on a migrated database. */
export async function createMailHarness(databaseUrl: string, catcher: MailCatcher): Promise<MailHarness> {
  harnesses += 1;
  const recipient = `paciente${harnesses}@exemplo.pt`;
  const pool = createPool(databaseUrl, () => {});
  const db = createDatabase(pool);
  const dbos = await createDbosClient(databaseUrl, pool);
  const ports = mailPorts(pool, dbos);
  const gate = await startSmtpGate(catcher.smtpPort);
  const workers: WorkerProcess[] = [];
  const statusOf = async (mailId: string) => (await dbos.getWorkflow(`mail-${mailId}`))?.status;
  return {
    pool,
    db,
    dbos,
    gate,
    recipient,
    statusOf,
    queue: (attachments = [], more = {}) =>
      queueMail(ports, { recipient, subject: 'Consulta às 10:30', html: '<p>Até já</p>', text: 'Até já', ...more, attachments }),
    delivered: (mailId) =>
      waitForAssertion(async () => {
        const row = await db.selectFrom('mails').select('sent_at').where('id', '=', mailId).executeTakeFirst();
        expect(row?.sent_at).toBeInstanceOf(Date);
        expect(await statusOf(mailId)).toBe('SUCCESS');
      }),
    caught: () => catcher.mailsTo(recipient),
    sourceOf: catcher.sourceOf,
    startWorker: async (workerId = 'worker-1', settings = {}) => {
      const worker = await spawnWorker({
        DATABASE_URL: testRoles(databaseUrl).urls.worker,
        SMTP_PORT: `${gate.port}`,
        WORKER_ID: workerId,
        ...settings,
      });
      workers.push(worker);
      return worker;
    },
    close: async () => {
      await Promise.all(workers.map((worker) => worker.kill()));
      gate.stop();
      await dbos.destroy();
      await pool.end();
    },
  };
}
