import { once } from 'node:events';
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocumentStorage } from '@clinic/core/adapters/documents/document-files';
import { folderFiles } from '@clinic/core/adapters/documents/folder-files';
import { s3Bucket } from '@clinic/core/adapters/documents/s3-bucket';
import { s3Files } from '@clinic/core/adapters/documents/s3-files';
import type { DocumentFiles } from '@clinic/core/documents/document-ports';
import { serve } from '@hono/node-server';
import { objectStorageStandIn } from '../object-storage-stand-in.ts';

/** A place where documents lie, with what a test must know of it. */
export type StorageRoom = {
  /** In pieces of 1,000 bytes where there are pieces, so that few bytes have many edges. */
  files: DocumentFiles;
  settings: DocumentStorage;
  /** As if a part of it had been written then: what lies from there on. */
  backdate: (blob: string, from: number, moment: Date) => Promise<void>;
  close: () => Promise<unknown>;
};

export const testPieceBytes = 1_000;
const access = { bucket: 'documentos-de-teste', region: 'eu-test-1', keyId: 'only-for-tests', secret: 'only-for-tests-only-for-tests' };

export async function folderRoom(): Promise<StorageRoom> {
  const folder = await mkdtemp(path.join(tmpdir(), 'clinic-documents-'));
  return {
    files: folderFiles(folder),
    settings: { DOCUMENTS_DIR: folder },
    // A file has one time, that of its newest byte.
    backdate: async (blob, from, moment) => (from === 0 ? utimes(path.join(folder, blob), moment, moment) : undefined),
    close: () => rm(folder, { recursive: true }),
  };
}

export async function bucketRoom(pageSize?: number) {
  const standIn = objectStorageStandIn({ ...access, ...(pageSize && { pageSize }) });
  const server = serve({ fetch: standIn.routes.fetch, hostname: '127.0.0.1', port: 0 });
  if (!server.listening) await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...{ standIn, url, access: { ...access, url } },
    files: s3Files(s3Bucket({ ...access, url }), testPieceBytes),
    settings: {
      DOCUMENTS_DIR: '/nonexistent',
      DOCUMENTS_S3_URL: url,
      DOCUMENTS_S3_BUCKET: access.bucket,
      DOCUMENTS_S3_REGION: access.region,
      DOCUMENTS_S3_KEY_ID: access.keyId,
      DOCUMENTS_S3_SECRET: access.secret,
    },
    backdate: async (blob, from, moment) => {
      for (const [name, kept] of standIn.objects) {
        const [owner, at] = name.split('/');
        if (owner === blob && Number(at) >= from) kept.changedAt = moment;
      }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  } satisfies StorageRoom & Record<string, unknown>;
}
