import { createPool } from '@clinic/core/adapters/database/database';
import { application, queues, workflows } from '@clinic/core/adapters/dbos/application';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import type { IndexOutcome } from '@clinic/core/search/index-ports';

/**
 * `pnpm reindex`: asks a running worker to compare the whole search with what is published, and waits for what it found. In the
 * worker's queue, because two who write the same rows at once could leave the older words.
 */
const waitSeconds = 300;

const databaseUrl = process.env['DATABASE_URL'];
if (!databaseUrl) {
  process.stderr.write('DATABASE_URL is not set, for example postgres://clinic@127.0.0.1:5432/clinic\n');
  process.exit(1);
}
const pool = createPool(databaseUrl, () => {});
const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: (entry: unknown) => void process.stderr.write(`${entry}\n`) };
const dbos = await createDbosClient(databaseUrl, pool, quiet);
const work = await dbos.enqueue<() => Promise<IndexOutcome>>({
  workflowName: workflows.reconcileSearch,
  queueName: queues.search,
  appVersion: application.version,
});
const giveUp = setTimeout(() => {
  process.stderr.write(`no worker did it within ${waitSeconds} seconds; it stays in the queue until one runs\n`);
  process.exit(1);
}, waitSeconds * 1000);
const { written, removed, synonyms } = await work.getResult();
clearTimeout(giveUp);
process.stdout.write(`search: ${written} pages written, ${removed} removed, ${synonyms} synonyms changed\n`);
await dbos.destroy();
await pool.end();
