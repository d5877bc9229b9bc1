import { createPool } from '@clinic/core/adapters/database/database';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { application, queues, workflows } from '@clinic/core/adapters/dbos/application';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { expect, test } from 'vitest';
import { waitForAssertion } from '../testing/mail-harness.ts';
import { spawnWorker } from '../testing/worker-process.ts';

const problem = (id: number, titulo: string) => ({
  id,
  slug: { pt: `problema-${id}`, en: null },
  titulo: { pt: titulo, en: null },
  updatedAt: '2026-01-01T00:00:00.000Z',
});

test('a worker that starts fills the search, and follows each publication without a back office', async () => {
  const database = await createMigratedDatabase();
  const pool = createPool(database.url, () => {});
  const dbos = await createDbosClient(database.url, pool);
  const publish = (id: number, titulo: string) =>
    pool.query("insert into core.published_documents (collection, id, body, model) values ('problemas', $1, $2, 'test')", [
      String(id),
      JSON.stringify(problem(id, titulo)),
    ]);
  await publish(1, 'Tumor do rim');
  const worker = await spawnWorker({ DATABASE_URL: database.roles.worker, SMTP_PORT: '9', BACKOFFICE_URL: 'http://127.0.0.1:9' });
  const titles = async () => (await pool.query('select title from core.search_documents order by title')).rows.map(({ title }) => title);
  const change = async (id: number) => {
    await pool.query("insert into core.search_changes (collection, document_id) values ('problemas', $1)", [String(id)]);
    await dbos.enqueue({ workflowName: workflows.followPublications, queueName: queues.search, appVersion: application.version });
  };
  try {
    await worker.ready();
    await waitForAssertion(async () => expect(await titles()).toEqual(['Tumor do rim']));

    await publish(2, 'Litíase');
    await change(2);
    await waitForAssertion(async () => expect(await titles()).toEqual(['Litíase', 'Tumor do rim']));

    await pool.query("delete from core.published_documents where id = '1'");
    await change(1);
    await waitForAssertion(async () => expect(await titles()).toEqual(['Litíase']));
    expect((await pool.query('select from core.search_changes')).rowCount).toBe(0);
    expect(await worker.stop()).toBe(0);
  } finally {
    await worker.kill();
    await dbos.destroy();
    await pool.end();
  }
});
