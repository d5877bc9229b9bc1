import { z } from 'zod';
import type { DocumentFiles } from '../../documents/document-ports.ts';
import { documentsDir } from '../../settings/documents-dir.ts';
import { ofKind } from '../../settings/setting-kinds.ts';
import { folderFiles } from './folder-files.ts';
import { s3Bucket } from './s3-bucket.ts';
import { s3Files } from './s3-files.ts';

const bucketSettings = {
  DOCUMENTS_S3_URL: ofKind('provider', z.url({ protocol: /^https?$/ }))
    .optional()
    .describe(
      'A storage that speaks S3, for documents of patients instead of the folder. These five go together, the same for site, worker and back office.',
    ),
  DOCUMENTS_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional()
    .describe('A bucket there, private and for nothing else, without versions of what was removed.'),
  DOCUMENTS_S3_REGION: z.string().min(1).optional().describe('Its region, as the provider calls it.'),
  DOCUMENTS_S3_KEY_ID: ofKind('providerKey', z.string().min(3)).optional().describe('The name of our key there.'),
  DOCUMENTS_S3_SECRET: ofKind('providerKey', z.string().min(16, 'needs at least 16 characters'))
    .optional()
    .describe('The secret of that key, which lists, reads, writes and removes objects of that bucket and can do nothing else.'),
};
const bucketNames = Object.keys(bucketSettings) as (keyof typeof bucketSettings)[];

/** Fields for the settings of each process that reaches documents of patients. */
export const documentStorageSettings = { DOCUMENTS_DIR: documentsDir, ...bucketSettings };

export type DocumentStorage = z.output<typeof storageSchema>;
const storageSchema = z.object(documentStorageSettings);

/** Nothing but where documents lie, of all settings of a process. */
export const documentStorageOf = (env: DocumentStorage): DocumentStorage => storageSchema.parse(env);

/** Some of them without the others are a slip and not a wish: the process says so at its start. */
export function refuseHalfStorage(settings: DocumentStorage, context: z.core.$RefinementCtx): void {
  const missing = bucketNames.filter((name) => settings[name] === undefined);
  if (missing.length === bucketNames.length) return;
  for (const name of missing)
    context.addIssue({ code: 'custom', path: [name], message: 'is missing: the settings DOCUMENTS_S3_… go together' });
}

/** The one place that decides where documents lie: in the bucket where there is one, in the folder otherwise. */
export function documentFilesFrom(settings: DocumentStorage): DocumentFiles {
  const { DOCUMENTS_S3_URL: url, DOCUMENTS_S3_BUCKET: bucket, DOCUMENTS_S3_REGION: region } = settings;
  const { DOCUMENTS_S3_KEY_ID: keyId, DOCUMENTS_S3_SECRET: secret } = settings;
  if (url && bucket && region && keyId && secret) return s3Files(s3Bucket({ url, bucket, region, keyId, secret }));
  if (url || bucket || region || keyId || secret) throw new Error('the settings DOCUMENTS_S3_… go together');
  return folderFiles(settings.DOCUMENTS_DIR);
}
