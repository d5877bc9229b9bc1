import { sql } from 'kysely';
import type { SentMessage } from '../../../desk/accounts/account-desk.ts';
import type { Database } from '../database.ts';

/** As many as a caller can mean. */
const atMost = 8;

/** The newest letters and codes to an address; one that came back later counts as refused. Neither table has what they said: a letter is never stored, and a code is computed. */
export async function readSentMessages(db: Database, email: string): Promise<SentMessage[]> {
  const { rows } = await sql<SentMessage>`
    select 'letter' as by, kind, queued_at as "askedAt", sent_at as "sentAt", coalesce(refused_at, returned_at) as "refusedAt"
    from core.account_letters left join core.mail_returns on letter_id = id where recipient = ${email}
    union all
    select 'code', purpose, requested_at, sent_at, coalesce(refused_at, returned_at)
    from core.identity_codes left join core.mail_returns on letter_id = id
    where contact ->> 'kind' = 'email' and lower(contact ->> 'value') = ${email}
    order by "askedAt" desc limit ${atMost}`.execute(db);
  return rows;
}
