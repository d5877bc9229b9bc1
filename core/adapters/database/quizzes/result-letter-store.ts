import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import type { Generated } from 'kysely';
import type pg from 'pg';
import type { Locale } from '../../../kernel/locale.ts';
import type { QueuedResultLetter, ResultLetterStore } from '../../../quizzes/result-letter.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../../secrets/encrypted-value.ts';
import { application, queues, workflows } from '../../dbos/application.ts';
import { accountTables } from '../accounts/account-tables.ts';
import { createDatabase, type Database } from '../database.ts';
import { inTransaction } from '../in-transaction.ts';

type QuizTables = { quizLetters: { id: string; locale: Locale; letter: string; queuedAt: Generated<Date> } };
type Inside = Pick<QueuedResultLetter, 'recipient' | 'letter'>;

const tables = (db: Database) => accountTables(db).withTables<QuizTables>();
const placeOf = (id: string) => ({ table: 'quiz_letters', row: id, field: 'letter' });

export function resultLetterStore(pool: pg.Pool, dbos: DBOSClient, keys: DataKeys): ResultLetterStore {
  const db = tables(createDatabase(pool));
  return {
    queue: ({ id, locale, recipient, letter }) =>
      inTransaction(pool, async ({ db: database, client }) => {
        const inside: Inside = { recipient, letter };
        const { numInsertedOrUpdatedRows } = await tables(database)
          .insertInto('quizLetters')
          .values({ id, locale, letter: encrypt(keys, placeOf(id), JSON.stringify(inside)) })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (!numInsertedOrUpdatedRows) return;
        await dbos.enqueueInTransaction<(letterId: string) => Promise<void>>(
          client,
          { workflowName: workflows.quizLetter, queueName: queues.mail, workflowID: `quiz-letter-${id}`, appVersion: application.version },
          id,
        );
      }),
    unsent: async (id) => {
      const row = await db.selectFrom('quizLetters').select(['id', 'locale', 'letter']).where('id', '=', id).executeTakeFirst();
      return row ? { id, locale: row.locale, ...(JSON.parse(decrypt(keys, placeOf(id), row.letter)) as Inside) } : null;
    },
    remove: async (id) => {
      await db.deleteFrom('quizLetters').where('id', '=', id).execute();
    },
  };
}
