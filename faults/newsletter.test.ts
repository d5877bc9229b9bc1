import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inTransaction } from '@clinic/core/adapters/database/in-transaction';
import { application, queues, workflows } from '@clinic/core/adapters/dbos/application';
import { sampleArticle } from '@clinic/core/newsletter/testing/sample-article';
import { expect } from 'vitest';
import { eventually } from './harness/eventually.ts';
import { test } from './harness/harness-test.ts';
import { startMailSink } from './harness/mail-sink.ts';

/** `NEWSLETTER_READERS=10000` at night. */
const readers = Number(process.env['NEWSLETTER_READERS'] ?? 500);
const kills = 3;
/** As many as a worker has on their way at once: `lettersAtOnce` of the worker. */
const inFlight = 3;

test(`${readers} readers, and the worker killed ${kills} times meanwhile: nobody is left out, and only letters on their way come twice`, async ({
  harness,
}) => {
  const { pool, dbos } = harness;
  const article = sampleArticle(7);
  await pool.query("insert into core.published_documents (collection, id, body, model) values ($1, $2, $3, 'test')", [
    article.collection,
    article.id,
    JSON.stringify(article.body),
  ]);
  await pool.query(
    `insert into core.newsletter_subscriptions (email, name, locale, source, requested_at)
     select 'leitor' || n || '@boletim.exemplo.pt', 'Leitor', case when n % 5 = 0 then 'en' else 'pt' end, 'page', now()
     from generate_series(1, $1::int) n`,
    [readers],
  );
  const issueId = randomUUID();
  await pool.query("insert into core.newsletter_issues (id, article_id, made_by, send_at) values ($1, 7, 'Rita', now())", [issueId]);
  const work = { workflowName: workflows.newsletterIssue, queueName: queues.unhurried, workflowID: `newsletter-issue-${issueId}` };
  await inTransaction(pool, ({ client }) =>
    dbos.enqueueInTransaction<(id: string) => Promise<void>>(client, { ...work, appVersion: application.version }, issueId),
  );
  const sentSoFar = async () =>
    (await pool.query<{ sent: number }>('select count(sent_at)::int as sent from core.newsletter_deliveries')).rows[0]?.sent ?? 0;

  const sink = await startMailSink();
  const mailServer = { SMTP_PORT: `${sink.port}` };
  for (let time = 1; time <= kills; time++) {
    const worker = await harness.startWorker('worker-1', mailServer);
    while ((await sentSoFar()) < (readers * time) / (kills + 1)) await sleep(20);
    await worker.kill();
  }
  const last = await harness.startWorker('worker-1', mailServer);
  const isFinished = async () =>
    (await pool.query('select from core.newsletter_issues where id = $1 and finished_at is not null', [issueId])).rowCount;
  await eventually(isFinished, 'the issue is finished', 240_000);
  await last.kill();
  sink.stop();

  const { rows } = await pool.query<{ email: string }>('select email from core.newsletter_subscriptions');
  const byReader = Map.groupBy(sink.mails, ({ recipient }) => recipient);
  expect(rows.filter(({ email }) => !byReader.has(email))).toEqual([]);
  const again = sink.mails.length - readers;
  console.log(`  newsletter: ${readers} readers, ${kills} kills, ${again} letters came again`);
  expect(again).toBeLessThanOrEqual(kills * inFlight);
  for (const letters of byReader.values()) expect(new Set(letters.map(({ messageId }) => messageId)).size).toBe(1);
  expect(sink.mails.every(({ oneClick }) => oneClick)).toBe(true);
}, 1_800_000);
