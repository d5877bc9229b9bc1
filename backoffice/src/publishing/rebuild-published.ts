import { contentChannel } from '@clinic/core/adapters/content/content-change';
import { sql } from '@payloadcms/db-postgres';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload';
import { modelOf, publishedCollections, publishedGlobals } from './content-model.ts';
import { execute } from './execute.ts';
import { publicationOf, type Row } from './publication.ts';
import { deleteRow, readRow, rowName, type Subject, writeRow } from './published-documents.ts';

async function liveSubjects(req: PayloadRequest): Promise<Subject[]> {
  const subjects: Subject[] = [];
  const { db } = req.payload;
  for (const collection of publishedCollections(req.payload)) {
    const { docs } = await db.find<Row & { id: number }>({
      collection,
      limit: 0,
      pagination: false,
      req,
      select: { _status: true, data_publicacao: true },
    });
    subjects.push(...docs.filter(isLive).map(({ id }) => ({ collection, id })));
  }
  for (const global of publishedGlobals(req.payload)) {
    const row = await db.findGlobal<Row>({ slug: global, req });
    if (row && Object.keys(row).length > 0 && isLive(row)) subjects.push({ global });
  }
  return subjects;
}

const isLive = (row: Row): boolean => publicationOf({ before: null, after: row })?.isLive ?? false;

const keyOf = ({ collection, id }: { collection: string; id: string }) => `${collection}:${id}`;

/**
 * Writes the rows that are missing or were written under an older content model, and removes those that nobody published. The edit
 * itself keeps every row; this is for a change of the model and for a database that is older than the rows.
 */
async function rebuild(req: PayloadRequest): Promise<{ written: number; removed: number }> {
  // Two back offices that start together take turns; the second finds nothing to do.
  await execute(req, sql`select pg_advisory_xact_lock(hashtext('published documents'))`);
  const stored = await execute(req, sql`select collection, id, model from core.published_documents`);
  const models = new Map(stored.map((row) => [`${row['collection']}:${row['id']}`, row['model']]));
  const live = await liveSubjects(req);
  const outdated = live.filter((subject) => {
    const name = rowName(subject);
    return models.get(keyOf(name)) !== modelOf(req.payload, name.collection);
  });
  for (const subject of outdated) await writeRow(req, await readRow(req, subject));
  const kept = new Set(live.map((subject) => keyOf(rowName(subject))));
  const orphans = stored
    .map(({ collection, id }) => ({ collection: String(collection), id: String(id) }))
    .filter((name) => !kept.has(keyOf(name)));
  for (const name of orphans) await deleteRow(req, name);
  // An empty notice: whoever hears it loads everything anew.
  if (outdated.length + orphans.length > 0) await execute(req, sql`select pg_notify(${contentChannel}, '')`);
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
    // Staff can still work, and each publication writes its own row; the site shows what it last had.
    payload.logger.error({ err: error, msg: 'the published documents could not be brought up to the content model' });
  }
}
