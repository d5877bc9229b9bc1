import { randomUUID } from 'node:crypto';
import type { ContentChange } from '@clinic/core/adapters/content/content-change';
import { queues, workflows } from '@clinic/core/adapters/dbos/application';
import { concernsSearch } from '@clinic/core/search/searched-content';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { enqueueWork } from './enqueue-work.ts';
import { execute } from './execute.ts';

/**
 * Notes that the search has to follow, and wakes the worker. What is gone cannot be found from this transaction on; the worker
 * puts back the language that stays, if one does.
 */
export async function followInSearch(req: PayloadRequest, { collection, id, gone }: ContentChange): Promise<void> {
  if (!concernsSearch(collection)) return;
  if (gone) await execute(req, sql`delete from core.search_documents where collection = ${collection} and document_id = ${id}`);
  await execute(
    req,
    sql`insert into core.search_changes (collection, document_id) values (${collection}, ${id})
      on conflict (collection, document_id) do update set changed_at = clock_timestamp()`,
  );
  await enqueueWork(req, {
    workflowName: workflows.followPublications,
    queueName: queues.search,
    workflowID: `search-${randomUUID()}`,
  });
}
