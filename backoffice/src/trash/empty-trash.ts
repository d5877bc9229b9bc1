import { bearsKey } from '@clinic/core/http/secrets-equal';
import type { CollectionSlug, Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import type { Env } from '../env.ts';
import { forgetOldTexts } from '../kept-work/open-documents.ts';

/** Long enough to notice that something is missing. */
export const trashKeptDays = 30;

const dayMs = 86_400_000;

/** Deletes for good what has lain in the trash long enough, with its versions and files; returns how many documents. */
async function emptyTrash(req: PayloadRequest, now = Date.now()): Promise<number> {
  const limit = new Date(now - trashKeptDays * dayMs).toISOString();
  let deleted = 0;
  for (const { slug, trash } of req.payload.config.collections) {
    if (!trash) continue;
    const { docs } = await req.payload.delete({
      collection: slug as CollectionSlug,
      depth: 0,
      overrideAccess: true,
      req,
      trash: true,
      where: { deletedAt: { less_than: limit } },
    });
    deleted += docs.length;
  }
  return deleted;
}

/** For the worker alone, once a day; what was typed long ago and never saved goes, too. Asking twice changes nothing. */
const empty =
  (keys: Env['WORKER_KEY']): PayloadHandler =>
  async (req) => {
    if (!bearsKey(req.headers.get('authorization'), ...keys)) return Response.json({ error: 'unauthorised' }, { status: 401 });
    await forgetOldTexts(req);
    return Response.json({ deleted: await emptyTrash(req) });
  };

export const trashEndpoints = (env: Pick<Env, 'WORKER_KEY'>): Endpoint[] => [
  { method: 'post', path: '/lixo/esvaziar', handler: empty(env.WORKER_KEY) },
];
