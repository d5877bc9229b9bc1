import { sql } from 'kysely';
import { encryptedAnswers } from '../bookings/encrypted-answers.ts';
import type { Database } from '../database.ts';
import { encryptedTexts } from './encrypted-texts.ts';

/** `key` is null for an identifier that is not encrypted yet, or a digest of which nobody knows the key. */
export type KeyUse = { place: string; key: string | null; count: number };

const encryptedColumns = [
  ['bookings', 'patient'],
  ['booking_drafts', 'fields'],
  ['booking_drafts', 'known'],
] as const;

/** Every column with a keyed digest: a test compares this with the catalog. */
export const digestColumns = [
  ['bookings', 'vat_digest'],
  ['bookings', 'contact_digest'],
  ['booking_drafts', 'contact_digest'],
  ['identity_codes', 'sent_to_digest'],
  ['patient_contacts', 'contact_digest'],
  ['requests', 'contact_digest'],
] as const;

const keyOfEncrypted = sql`case when value like 'enc:%:%' then split_part(value, ':', 2) end`;
const keyOfDigest = (column: string) => sql`case when ${sql.ref(column)} like '%:%' then split_part(${sql.ref(column)}, ':', 1) end`;

/** Under which keys something is stored: a key that is named here must not be taken out of DATA_KEYS. */
export async function keysInUse(db: Database): Promise<KeyUse[]> {
  const counts = [
    ...encryptedColumns.map(
      ([table, column]) => sql<KeyUse>`
        select ${`${table}.${column}`}::text as place, ${keyOfEncrypted} as key, count(*)::int as count
        from ${sql.id('core', table)}, jsonb_each_text(${sql.ref(column)}) as field (name, value)
        where name = any(${[...encryptedAnswers]}::text[]) and value <> '' group by 2`,
    ),
    sql<KeyUse>`
      select 'identity_codes.contact', ${keyOfEncrypted}, count(*)::int
      from core.identity_codes, lateral (select contact ->> 'value') as field (value)
      where contact ->> 'kind' = 'vat' group by 2`,
    sql<KeyUse>`
      select 'account_totp.secret', ${keyOfEncrypted}, count(*)::int
      from core.account_totp, lateral (select secret) as field (value) group by 2`,
    sql<KeyUse>`
      select 'requests.answers', ${keyOfEncrypted}, count(*)::int
      from (select answers as value from core.requests) as field group by 2`,
    ...encryptedTexts.map(
      ([table, , column]) => sql<KeyUse>`
        select ${`${table}.${column}`}::text, ${keyOfEncrypted}, count(*)::int
        from (select ${sql.ref(column)} as value from ${sql.id('core', table)}) as field where value <> '' group by 2`,
    ),
    ...digestColumns.map(
      ([table, column]) => sql<KeyUse>`
        select ${`${table}.${column}`}::text, ${keyOfDigest(column)}, count(*)::int
        from ${sql.id('core', table)} where ${sql.ref(column)} is not null group by 2`,
    ),
  ];
  const { rows } = await sql<KeyUse>`${sql.join(counts, sql` union all `)} order by place, key`.execute(db);
  return rows;
}
