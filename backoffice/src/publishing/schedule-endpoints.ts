import { bearsKey } from '@clinic/core/http/secrets-equal';
import { sql } from '@payloadcms/db-postgres';
import type { CollectionSlug, Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { z } from 'zod';
import { editors } from '../access/editors.ts';
import type { Env } from '../env.ts';
import { countPublicUses } from '../uses/count-public-uses.ts';
import { execute } from './execute.ts';
import { runChange, type ScheduledChange } from './schedule-run.ts';

const row = z.object({
  id: z.string(),
  collection: z.string().transform((slug) => slug as CollectionSlug),
  document_id: z.number(),
  action: z.enum(['publish', 'withdraw', 'appear']),
  due_at: z.coerce.date(),
  settled: z.boolean(),
  due: z.boolean(),
});

async function readChange(req: PayloadRequest): Promise<(ScheduledChange & { settled: boolean; due: boolean }) | null> {
  const id = z.uuid().safeParse(req.routeParams?.['id']);
  if (!id.success) return null;
  const [found] = await execute(
    req,
    sql`select id, collection, document_id, action, due_at, due_at <= now() as due,
               coalesce(done_at, cancelled_at, refused_at) is not null as settled
        from core.scheduled_changes where id = ${id.data}::uuid`,
  );
  if (!found) return null;
  const { document_id, due_at, ...more } = row.parse(found);
  return { ...more, documentId: document_id, dueAt: due_at.getTime() };
}

/** For the worker alone. Asking twice changes nothing: what is settled stays as it is. */
const run =
  (keys: Env['WORKER_KEY']): PayloadHandler =>
  async (req) => {
    if (!bearsKey(req.headers.get('authorization'), ...keys)) return Response.json({ error: 'unauthorised' }, { status: 401 });
    const change = await readChange(req);
    if (!change) return Response.json({ outcome: 'unknown' }, { status: 404 });
    if (change.settled) return Response.json({ outcome: 'settled' });
    // The worker's clock ran ahead of ours.
    if (!change.due) return Response.json({ outcome: 'too early' }, { status: 425 });
    return Response.json({ outcome: await runChange(req, change) });
  };

const isLeaving = ({ action, done_at, refused_at }: Record<string, unknown>): boolean => action === 'withdraw' && !done_at && !refused_at;

const kept = sql`created_at > now() - interval '30 days' and cancelled_at is null`;

/** What the editor reads beside a document: what is to come and whom that concerns, what happened, what was refused. */
const listForDocument: PayloadHandler = async (req) => {
  if (!editors({ req })) return Response.json({ error: 'forbidden' }, { status: 403 });
  const { collection = '', document = '' } = req.routeParams as Record<string, string>;
  const id = Number(document) || 0;
  const changes = await execute(
    req,
    sql`select action, due_at, done_at, refused_at from core.scheduled_changes
        where collection = ${collection} and document_id = ${id} and ${kept} order by due_at desc limit 6`,
  );
  const uses = changes.some(isLeaving) ? await countPublicUses(req, collection as CollectionSlug, id) : 0;
  const shown = changes.map((change) => ({ ...change, uses: isLeaving(change) ? uses : 0 }));
  return Response.json({ changes: shown.toReversed() });
};

export const scheduleEndpoints = (env: Pick<Env, 'WORKER_KEY'>): Endpoint[] => [
  { method: 'post', path: '/scheduled-changes/:id', handler: run(env.WORKER_KEY) },
  { method: 'get', path: '/scheduled-changes/:collection/:document', handler: listForDocument },
];
