import type { DataKeys } from '../../../secrets/data-keys.ts';
import type { Database } from '../database.ts';
import { decryptAnswers, encryptAnswers } from '../requests/encrypted-answers.ts';
import { requestTables } from '../requests/request-tables.ts';
import { renewContactDigest, writtenContacts } from './renew-digest.ts';

/** Forms of visitors: their answers are one encrypted text, and the digest of the contact is made anew from it. */
export function requestRows(database: Database, keys: DataKeys, batchSize: number) {
  const db = requestTables(database);
  const rows = db.selectFrom('requests').select(['id', 'answers', 'contactDigest']);
  type Row = Awaited<ReturnType<typeof rows.executeTakeFirstOrThrow>>;
  return {
    table: 'requests',
    next: (last: Row | undefined) =>
      rows
        .$if(last !== undefined, (query) => query.where('id', '>', last?.id ?? ''))
        .orderBy('id')
        .limit(batchSize)
        .execute(),
    renew: async ({ id, answers, contactDigest }: Row) => {
      const plain = decryptAnswers(keys, id, answers);
      const { email = null, phone = null } = plain;
      const renewed = {
        answers: encryptAnswers(keys, id, plain),
        contactDigest: renewContactDigest(keys, contactDigest, writtenContacts({ email, phone })),
      };
      if (renewed.answers === answers && renewed.contactDigest === contactDigest) return false;
      const update = db.updateTable('requests').set(renewed).where('id', '=', id).where('answers', '=', answers);
      return (await update.executeTakeFirst()).numUpdatedRows > 0n;
    },
  };
}
