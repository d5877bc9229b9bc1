import { sql } from '@payloadcms/db-postgres';
import { APIError, type CollectionSlug, commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { execute } from './execute.ts';
import { publish } from './publish.ts';
import { readFacts, type ScheduledAction } from './schedule-facts.ts';
import { runningChange } from './schedule-hook.ts';
import { isPendingSql } from './schedule-timers.ts';

export type ScheduledChange = { id: string; collection: CollectionSlug; documentId: number; action: ScheduledAction; dueAt: number };
/** `refused`: the document may not be published as it stands; only an editor can mend that. */
export type Outcome = 'done' | 'cancelled' | 'refused';

const settleAs = (req: PayloadRequest, id: string, column: 'done_at' | 'cancelled_at' | 'refused_at') =>
  execute(req, sql`update core.scheduled_changes set ${sql.raw(column)} = now() where id = ${id}::uuid and ${isPendingSql} returning id`);

/** Makes a change whose time has come, if the document still asks for it; the row and the edit commit together. */
export async function runChange(req: PayloadRequest, change: ScheduledChange): Promise<Outcome> {
  await initTransaction(req);
  try {
    const outcome = (await isStillWanted(req, change)) ? 'done' : 'cancelled';
    if (outcome === 'done') await apply(req, change);
    // Last, as an editor's save does it: document first, timer second, so that the two never wait for each other.
    const settled = await settleAs(req, change.id, `${outcome}_at`);
    if (settled.length === 0) throw new APIError('another worker made this change', 409);
    await commitTransaction(req);
    return outcome;
  } catch (error) {
    await killTransaction(req);
    if (!(error instanceof APIError) || error.status >= 500 || error.status === 409) throw error;
    await settleAs(req, change.id, 'refused_at');
    return 'refused';
  }
}

async function isStillWanted(req: PayloadRequest, { collection, documentId, action, dueAt }: ScheduledChange): Promise<boolean> {
  const { exists, isLive, planned } = await readFacts(req, collection, documentId);
  return exists && planned[action] === dueAt && (action === 'publish' || isLive);
}

async function apply(req: PayloadRequest, { id, collection, documentId, action }: ScheduledChange): Promise<void> {
  const edit = { collection, id: documentId, req, context: { [runningChange]: id }, overrideAccess: true, overrideLock: true, depth: 0 };
  switch (action) {
    // Without words of its own: the newest draft is published as it stands, in all its languages.
    case 'publish':
      await req.payload.update({ ...edit, data: { _status: 'published', publicar_em: null } });
      return;
    case 'withdraw':
      await req.payload.update({ ...edit, data: { _status: 'draft', retirar_em: null }, unpublishAllLocales: true });
      return;
    case 'appear':
      await publish(req, { collection, id: documentId }, { isLive: true, gone: false });
      return;
    default:
      action satisfies never;
  }
}
