import { requireAccount, requireConfirmed } from '../account/require-account.server.ts';
import { readPaperFile } from '../area/read-paper-file.server.ts';
import type { Route } from './+types/paper-file.ts';

/** A file of the personal area, only ever its owner's. The export of everything asks first who is there. */
export async function loader({ context, request, params: { tipo, papel } }: Route.LoaderArgs) {
  const account = tipo === 'dados' ? await requireConfirmed({ context, request }, 'export') : await requireAccount({ context, request });
  const { name, type, body } = await readPaperFile(account, { kind: tipo, key: papel });
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
  });
}
