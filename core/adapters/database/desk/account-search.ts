import { type RawBuilder, sql } from 'kysely';
import type { AccountLine, AccountQuestion } from '../../../desk/accounts/account-desk.ts';
import { contactDigests } from '../../../identity/contact.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import type { Database } from '../database.ts';
import { isConfirmedContact } from '../identity/patient-contacts.ts';

/** As `nameParts` folds what is typed: without accents, apostrophes and case, each part after one space. */
const folded = sql`' ' || lower(regexp_replace(regexp_replace(normalize(name, NFD), '[\\u0300-\\u036f''’´\`]', '', 'g'), '[\\s.,/()-]+', ' ', 'g'))`;

/** Accounts, and the newest registration of each e-mail that has none. */
const everybody = sql`(
  select id, name, email, patient_id, case when patient_id is null then 'account' else 'linked' end as level,
    coalesce(linked_at, created_at) as since
  from core.accounts where closed_at is null
  union all
  (select distinct on (email) id, name, email, null, 'waiting', requested_at
   from core.account_registrations as registration
   where completed_at is null
     and not exists (select from core.accounts as account where account.email = registration.email and account.closed_at is null)
   order by email, requested_at desc)
)`;

function matches(question: AccountQuestion, keys: DataKeys): RawBuilder<boolean> {
  if (question.by === 'email') return sql`email = ${question.email}`;
  if (question.by === 'record') return sql`patient_id = ${question.patientId}`;
  if (question.by === 'phone') return sql`patient_id in (${ofPhone(question.phone, keys)})`;
  // Folded words are letters only, so none of them is a pattern.
  return sql`${sql.join(
    question.words.map((word) => sql`${folded} like ${`% ${word}%`}`),
    sql` and `,
  )}`;
}

/**
 * Records, not bookings: anybody can book in a patient's name with a phone of their own. And even the patient may have typed another's number:
 * only one at which a code was read, or that was confirmed, leads to the account.
 */
function ofPhone(phone: string, keys: DataKeys) {
  const isThisPhone = sql`contact_digest = any(${contactDigests(keys, { kind: 'phone', value: phone })})`;
  return sql`
    select patient_id from core.patient_contacts where ${isThisPhone} and ${isConfirmedContact}
    union select proven_patient_id from core.bookings
    where ${isThisPhone} and contact_proven_at is not null and patient ->> 'phone' = ${phone}`;
}

export async function searchAccounts(db: Database, keys: DataKeys, question: AccountQuestion, atMost: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from ${everybody} as everybody where ${matches(question, keys)} order by ${folded}, since desc limit ${atMost}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function readAccountLines(db: Database, ids: string[]): Promise<AccountLine[]> {
  const { rows } = await sql<Omit<AccountLine, 'openSessions'> & { sessions: number }>`
    select id, name, email, level, since,
      (select count(*)::int from core.account_sessions as session
       where session.account_id = everybody.id and ended_at is null and ends_at > clock_timestamp()) as sessions
    from ${everybody} as everybody where id = any(${ids}::uuid[])`.execute(db);
  return rows.map(({ sessions, ...line }) => ({ ...line, openSessions: sessions }));
}
