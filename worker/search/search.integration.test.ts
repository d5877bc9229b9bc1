import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPool } from '@clinic/core/adapters/database/database';
import { createMigratedDatabase } from '@clinic/core/adapters/database/throwaway-migrated';
import { application, queues, workflows } from '@clinic/core/adapters/dbos/application';
import { createDbosClient } from '@clinic/core/adapters/dbos/dbos-client';
import { expect, test } from 'vitest';
import { eventually } from '../testing/mailroom.ts';
import { spawnWorker } from '../testing/worker-process.ts';

type Problem = { id: number; titulo: string };

/** Speaks as the back office does about its problems; everything else is empty. */
async function startContent(problems: Problem[]) {
  let refusing = false;
  const answerTo = (path: string) => {
    if (path === '/api/addresses') {
      const documents = problems.map(({ id, titulo }) => ({
        collection: 'problemas',
        id,
        slugs: { pt: `problema-${id}`, en: null },
        titles: { pt: titulo, en: null },
        parent: null,
        updatedAt: '2026-01-01T00:00:00.000Z',
      }));
      return { documents };
    }
    if (path.startsWith('/api/globals/')) return {};
    const docs = path === '/api/problemas' ? problems.map(({ id, titulo }) => ({ id, _status: 'published', titulo: { pt: titulo } })) : [];
    return { docs, hasNextPage: false };
  };
  const server = createServer((request, response) => {
    response.statusCode = refusing ? 503 : 200;
    response.end(JSON.stringify(answerTo(new URL(request.url ?? '', 'http://localhost').pathname)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse: (now: boolean) => {
      refusing = now;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

test('a worker that starts fills the search, follows each publication, and waits while the back office is away', async () => {
  const database = await createMigratedDatabase();
  const pool = createPool(database.url, () => {});
  const dbos = await createDbosClient(database.url, pool);
  const problems: Problem[] = [{ id: 1, titulo: 'Tumor do rim' }];
  const content = await startContent(problems);
  const worker = await spawnWorker({ DATABASE_URL: database.roles.worker, SMTP_PORT: '9', BACKOFFICE_URL: content.url });
  const titles = async () => (await pool.query('select title from core.search_documents order by title')).rows.map(({ title }) => title);
  const change = async (id: number) => {
    await pool.query("insert into core.search_changes (collection, document_id) values ('problemas', $1)", [String(id)]);
    await dbos.enqueue({ workflowName: workflows.followPublications, queueName: queues.search, appVersion: application.version });
  };
  try {
    content.refuse(true);
    await worker.ready();
    expect(await titles()).toEqual([]);
    content.refuse(false);
    await eventually(async () => expect(await titles()).toEqual(['Tumor do rim']));

    problems.push({ id: 2, titulo: 'Litíase' });
    content.refuse(true);
    await change(2);
    content.refuse(false);
    await eventually(async () => expect(await titles()).toEqual(['Litíase', 'Tumor do rim']));

    problems.shift();
    await change(1);
    await eventually(async () => expect(await titles()).toEqual(['Litíase']));
    expect((await pool.query('select from core.search_changes')).rowCount).toBe(0);
    expect(await worker.stop()).toBe(0);
  } finally {
    await worker.kill();
    content.stop();
    await dbos.destroy();
    await pool.end();
  }
}, 60_000);
