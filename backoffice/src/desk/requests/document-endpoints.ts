import { Readable } from 'node:stream';
import { type DocumentStorage, documentFilesFrom } from '@clinic/core/adapters/documents/document-files';
import { assignRequest, openDocument } from '@clinic/core/desk/requests/request-documents';
import { mediaTypes, savedName } from '@clinic/core/documents/document';
import type { DocumentFiles, StoredDocument } from '@clinic/core/documents/document-ports';
import { decryptChunks } from '@clinic/core/documents/encrypted-chunks';
import type { Endpoint, PayloadHandler } from 'payload';
import { z } from 'zod';
import { deskOf } from '../desk-of.ts';
import { onPress, type PressEnv, presserOf, readPressedForm, refusePress, seeOther } from '../press.ts';
import { doctorsOf } from './doctors-of.ts';
import { requestPath } from './request-path.ts';
import { requestReaderOf } from './request-reader.ts';

type DocumentEnv = PressEnv & DocumentStorage;

const wished = z.object({ id: z.uuid(), documento: z.uuid(), confirmado: z.string().optional() });

/** Asked for with a button, so that no other site, and no link in a letter, can ask for it in the name of whoever is signed in. */
const open =
  (env: PressEnv, files: DocumentFiles): PayloadHandler =>
  async (req) => {
    const staff = presserOf(env, req, requestReaderOf);
    if (!staff) return refusePress(403);
    const wish = wished.safeParse({ ...(await readPressedForm(req)), ...(req.routeParams as object) });
    if (!wish.success) return refusePress(400);
    const { id: visitorRequestId, documento: documentId, confirmado } = wish.data;
    const opening = { store: await deskOf(req.payload), staff, visitorRequestId, documentId, isWarned: confirmado === 'sim' };
    const opened = await openDocument(opening);
    return opened.ok ? handOut(files, opened.value) : seeOther(`${requestPath(visitorRequestId)}?erro=${opened.error.kind}#documentos`);
  };

/** Decrypted while it is sent. It is saved, never shown: whatever it is, it does nothing on a page of ours. */
async function handOut(files: DocumentFiles, { file, kind, name, sizeBytes }: StoredDocument): Promise<Response> {
  const opened = await files.open(file.blob);
  const bytes = async function* () {
    try {
      yield* decryptChunks(file, opened.read, { sizeBytes });
    } finally {
      await opened.close();
    }
  };
  return new Response(Readable.toWeb(Readable.from(bytes())) as ReadableStream<Uint8Array>, {
    headers: {
      'content-type': kind ? mediaTypes[kind] : 'application/octet-stream',
      'content-length': String(sizeBytes),
      'content-disposition': `attachment; filename="documento"; filename*=UTF-8''${encodeURIComponent(savedName(name, kind ?? 'zip'))}`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    },
  });
}

const given = z.object({ id: z.uuid(), pedido: z.uuid(), medico: z.coerce.number().int().positive() });

const assign = onPress(given, async ({ payload, staff, wish }) => {
  const { id: visitorRequestId, pedido: requestId, medico: doctor } = wish;
  if (!(await doctorsOf(payload)).some(({ id }) => id === doctor)) return refusePress(400);
  const outcome = await assignRequest({ store: await deskOf(payload), staff, visitorRequestId, requestId, doctor });
  return seeOther(`${requestPath(visitorRequestId)}?${outcome.ok ? 'feito=assigned' : `erro=${outcome.error.kind}`}`);
});

export const documentEndpoints = (env: DocumentEnv): Endpoint[] => [
  { method: 'post', path: '/pedidos/:id/documentos/:documento', handler: open(env, documentFilesFrom(env)) },
  { method: 'post', path: '/pedidos/:id/assign', handler: assign(env) },
];
