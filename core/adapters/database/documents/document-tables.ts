import { CamelCasePlugin, type Generated } from 'kysely';
import type { Document } from '../../../documents/document.ts';
import type { StoredDocument } from '../../../documents/document-ports.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../../secrets/encrypted-value.ts';
import type { Database } from '../database.ts';

type Facts = Omit<Document, 'name' | 'sizeBytes' | 'startedAt'>;
type DocumentTables = {
  documents: Facts & {
    formDigest: Buffer;
    blob: string;
    nameAndKey: string;
    sizeBytes: number | string;
    reservedBytes: Generated<number | string>;
    reservedBy: Generated<string | null>;
    reservedAt: Generated<Date | null>;
    scanBreaks: Generated<number>;
    startedAt: Generated<Date>;
    lockHolder: Generated<string | null>;
    lockSeenAt: Generated<Date | null>;
    lockWanted: Generated<boolean>;
  };
};

export const documentTables = (db: Database) => db.withPlugin(new CamelCasePlugin()).withTables<DocumentTables>();
export type DocumentDatabase = ReturnType<typeof documentTables>;

const columns = [
  ...(['id', 'requestId', 'blob', 'nameAndKey', 'kind', 'sizeBytes', 'startedAt', 'receivedAt', 'strippedAt'] as const),
  ...(['cleanAt', 'threatFoundAt', 'unscannableAt', 'unscannableReason'] as const),
];
export const selectDocuments = (db: DocumentDatabase) => db.selectFrom('documents').select(columns);

const placeOf = (id: string) => ({ table: 'documents', row: id, field: 'name_and_key' });

/** The name may tell who it is, the key opens the file: one text for both. */
export const encryptNameAndKey = (keys: DataKeys, id: string, { name, key }: { name: string; key: Buffer }): string =>
  encrypt(keys, placeOf(id), JSON.stringify({ name, key: key.toString('base64') }));

type Row = Facts & { blob: string; nameAndKey: string; sizeBytes: number | string; startedAt: Date };

export function toDocument(keys: DataKeys, { blob, nameAndKey, sizeBytes, ...facts }: Row): StoredDocument {
  const { name, key } = JSON.parse(decrypt(keys, placeOf(facts.id), nameAndKey)) as { name: string; key: string };
  return { ...facts, name, sizeBytes: Number(sizeBytes), file: { blob, key: Buffer.from(key, 'base64') } };
}
