import { randomUUID } from 'node:crypto';
import { contentChannel } from '@clinic/core/adapters/content/content-change';
import { queues, workflows } from '@clinic/core/adapters/dbos/application';
import { sql } from '@payloadcms/db-postgres';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload';
import { lockShownForReading } from '../medical-review/lock-what-pages-show.ts';
import { modelOf, publishedCollections, publishedGlobals } from './content-model.ts';
import { enqueueWork } from './enqueue-work.ts';
import { execute } from './execute.ts';
import { type PublishableRow, publicationOf } from './publication.ts';
import { deleteRow, readRow, rowName, type Subject, writeRow } from './published-documents.ts';

type Live = { subject: Subject; updatedAt: unknown };

async function liveSubjects(req: PayloadRequest): Promise<Live[]> {
  const subjects: Live[] = [];
  const { db } = req.payload;
  for (const collection of publishedCollections(req.payload)) {
    const { docs } = await db.find<PublishableRow & { id: number }>({
      collection,
      limit: 0,
      pagination: false,
      req,
      select: { _status: true, deletedAt: true, data_publicacao: true, updatedAt: true },
    });
    subjects.push(...docs.filter(isLive).map(({ id, updatedAt }) => ({ subject: { collection, id }, updatedAt })));
  }
  for (const global of publishedGlobals(req.payload)) {
    const row = await db.findGlobal<PublishableRow>({ slug: global, req });
    if (row && Object.keys(row).length > 0 && isLive(row)) subjects.push({ subject: { global }, updatedAt: null });
  }
  return subjects;
}

const isLive = (row: PublishableRow): boolean => publicationOf({ before: null, after: row })?.isLive ?? false;

const keyOf = ({ collection, id }: { collection: string; id: string }) => `${collection}:${id}`;

const instant = (value: unknown): number => new Date(String(value)).getTime();

/**
 * Writes the rows that are missing, were written under an older content model or say something else than their document, and removes
 * those that nobody published. The edit itself keeps every row; this is for a change of the model, and for whatever was edited by
 * others: an older back office, or a restored database. Of a page that exists once the time of its last change does not tell, so it is
 * always written.
 */
async function rebuild(req: PayloadRequest): Promise<{ written: number; removed: number }> {
  await lockShownForReading(req);
  // Editors wait until this is done: what was read here before their edit must not be written after it.
  await execute(req, sql`lock table core.published_documents in share row exclusive mode`);
  const stored = await execute(req, sql`select collection, id, model, body ->> 'updatedAt' as updated from core.published_documents`);
  const known = new Map(stored.map((row) => [`${row['collection']}:${row['id']}`, row]));
  const live = await liveSubjects(req);
  const outdated = live.filter(({ subject, updatedAt }) => {
    const name = rowName(subject);
    const row = known.get(keyOf(name));
    if (row?.['model'] !== modelOf(req.payload, name.collection)) return true;
    return 'global' in subject || instant(row['updated']) !== instant(updatedAt);
  });
  for (const { subject } of outdated) await writeRow(req, await readRow(req, subject));
  const kept = new Set(live.map(({ subject }) => keyOf(rowName(subject))));
  const orphans = stored
    .map(({ collection, id }) => ({ collection: String(collection), id: String(id) }))
    .filter((name) => !kept.has(keyOf(name)));
  for (const name of orphans) await deleteRow(req, name);
  if (outdated.length + orphans.length > 0) {
    // An empty notice: whoever hears it loads everything anew.
    await execute(req, sql`select pg_notify(${contentChannel}, '')`);
    await enqueueWork(req, { workflowName: workflows.reconcileSearch, queueName: queues.search, workflowID: `search-${randomUUID()}` });
  }
  return { written: outdated.length, removed: orphans.length };
}

export async function rebuildPublished(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  try {
    const done = await rebuild(req);
    await commitTransaction(req);
    if (done.written + done.removed > 0) payload.logger.info({ ...done, msg: 'published documents brought up to the content model' });
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
