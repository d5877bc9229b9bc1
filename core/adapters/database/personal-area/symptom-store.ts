import type { SymptomStore } from '../../../personal-area/symptoms/symptom-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../../secrets/encrypted-value.ts';
import type { Database } from '../database.ts';
import { areaTables } from './area-tables.ts';

const placeOf = (id: string) => ({ table: 'symptom_scores', row: id, field: 'answers' });

export function symptomStore(database: Database, keys: DataKeys): SymptomStore {
  const db = areaTables(database);
  return {
    hasAny: async (accountId) =>
      (await db.selectFrom('symptomScores').select('id').where('accountId', '=', accountId).limit(1).executeTakeFirst()) !== undefined,
    list: async (accountId) => {
      const rows = await db
        .selectFrom('symptomScores')
        .select(['id', 'takenAt', 'answers', 'score', 'qualityOfLife'])
        .where('accountId', '=', accountId)
        .orderBy('takenAt', 'desc')
        .execute();
      return rows.map(({ answers, ...row }) => ({ ...row, answers: JSON.parse(decrypt(keys, placeOf(row.id), answers)) as number[] }));
    },
    add: async (accountId, { answers, ...score }) => {
      const row = { ...score, accountId, answers: encrypt(keys, placeOf(score.id), JSON.stringify(answers)) };
      await db
        .insertInto('symptomScores')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
    remove: async (accountId, id) => {
      const removed = await db.deleteFrom('symptomScores').where('accountId', '=', accountId).where('id', '=', id).executeTakeFirst();
      return removed.numDeletedRows > 0n;
    },
  };
}
