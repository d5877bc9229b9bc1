import { sql } from 'kysely';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../../secrets/encrypted-value.ts';
import type { Database } from '../database.ts';

/** Columns that are encrypted as a whole: table, the column that names the row, and the column itself. */
export const encryptedTexts = [
  ['seen_appointments', 'account_id', 'appointments'],
  ['seen_records', 'account_id', 'record'],
  ['profile_changes', 'id', 'value'],
  ['symptom_scores', 'id', 'answers'],
  ['event_registrations', 'id', 'note'],
  ['quiz_letters', 'id', 'letter'],
  ['documents', 'id', 'name_and_key'],
  ['work_events', 'id', 'words'],
  ['refund_accounts', 'booking_id', 'account'],
  ['arrived_letters', 'id', 'letter'],
] as const;

type EncryptedText = { row: string; text: string };

export function encryptedTextRows(
  db: Database,
  keys: DataKeys,
  [table, rowName, column]: (typeof encryptedTexts)[number],
  batchSize: number,
) {
  const [name, row, text] = [sql.id('core', table), sql.ref(rowName), sql.ref(column)];
  return {
    table,
    next: async (last: EncryptedText | undefined) => {
      const after = last ? sql`where ${row} > ${last.row}::uuid` : sql``;
      const { rows } = await sql<EncryptedText>`
        select ${row}::text as row, ${text} as text from ${name} ${after} order by ${row} limit ${batchSize}`.execute(db);
      return rows;
    },
    renew: async (stored: EncryptedText) => {
      const place = { table, row: stored.row, field: column };
      const encrypted = encrypt(keys, place, decrypt(keys, place, stored.text));
      if (encrypted === stored.text) return false;
      const { numAffectedRows } = await sql`
        update ${name} set ${text} = ${encrypted} where ${row} = ${stored.row}::uuid and ${text} = ${stored.text}`.execute(db);
      return (numAffectedRows ?? 0n) > 0n;
    },
  };
}
