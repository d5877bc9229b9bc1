import { z } from 'zod';
import { dataKeys } from '../secrets/data-keys.ts';
import { ofKind, ownSecret } from './setting-kinds.ts';

/** Each is known to two or three of our processes, which must be given the same. */
export const visitLinkSecrets = ofKind(
  'ownSecret',
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.tuple([ownSecret], ownSecret).refine(({ length }) => length <= 2, 'takes one value, or two separated by a comma')),
).describe(
  'Site and worker: signs the link in each mail. Two values, separated by a comma, while one is changed for another: the first signs, both are read.',
);

export const dataKeySetting = ofKind('dataKeys', dataKeys).describe(
  'Site, worker and back office: protect what is stored of patients. `id:key` pairs, each key 32 bytes in base64, the newest first.',
);

export const previewSecret = ownSecret.describe('Site and back office: signs the links to a preview and opens its drafts.');

export const workerKey = ownSecret.describe('Worker and back office: opens the door through which documents are published on time.');
