import { createPool } from '@clinic/core/adapters/database/database';
import { mailPorts } from '@clinic/core/adapters/database/mail-ports';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { queueMail } from '@clinic/core/mail/queue-mail';

const [recipient] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];
if (!recipient || !databaseUrl) {
  process.stderr.write('usage: DATABASE_URL=postgres://… node scripts/send-test-mail.ts someone@example.pt\n');
  process.exit(1);
}

const pool = createPool(databaseUrl, () => {});
const dbos = await createDbosClient(databaseUrl, pool);
try {
  const id = await queueMail(mailPorts(pool, dbos), {
    recipient,
    subject: 'Mensagem de teste',
    text: 'Se está a ler isto, o envio de correio do site da clínica funciona.',
    html: '<p lang="pt-PT">Se está a ler isto, o envio de correio do site da clínica funciona.</p>',
  });
  process.stdout.write(`queued as ${id}; the worker sends it, and keeps trying while the mail server does not answer\n`);
} catch (error) {
  process.stderr.write(`not queued: ${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await dbos.destroy();
  await pool.end();
}
