import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Utilizadore } from '../../payload-types.ts';
import { execute } from '../../publishing/execute.ts';
import { digestOf, newToken } from '../sessions/staff-cookies.ts';
import { accountById, isSuspended } from './staff-account.ts';

export type StaffLinkPurpose = 'invitation' | 'reset';
const validHours: Record<StaffLinkPurpose, number> = { invitation: 72, reset: 1 };

/** The newest link of a kind is the only one that works. */
export async function makeLink(req: PayloadRequest, accountId: number, purpose: StaffLinkPurpose): Promise<string> {
  const token = Buffer.from(newToken(), 'base64url').toString('hex');
  await closeLinks(req, accountId, purpose);
  await execute(
    req,
    sql`insert into core.staff_links (token_hash, account_id, purpose, ends_at)
        values (${digestOf(token)}, ${accountId}, ${purpose}, now() + make_interval(hours => ${validHours[purpose]}))`,
  );
  return token;
}

const stillGood = sql`used_at is null and ends_at > now()`;

/** Whose link this is, if it may still be used. */
export async function accountOfLink(req: PayloadRequest, token: string): Promise<Utilizadore | null> {
  const [row] = await execute(req, sql`select account_id from core.staff_links where token_hash = ${digestOf(token)} and ${stillGood}`);
  if (!row || (await isSuspended(req, Number(row['account_id'])))) return null;
  return accountById(req, Number(row['account_id']));
}

/** Pressed twice at the same instant, it works once. */
export async function useLink(req: PayloadRequest, token: string): Promise<boolean> {
  const rows = await execute(
    req,
    sql`update core.staff_links set used_at = now() where token_hash = ${digestOf(token)} and ${stillGood} returning account_id`,
  );
  return rows.length > 0;
}

export const closeLinks = (req: PayloadRequest, accountId: number, purpose: StaffLinkPurpose | null = null): Promise<unknown> =>
  execute(
    req,
    sql`update core.staff_links set used_at = now()
        where account_id = ${accountId} and used_at is null and (${purpose}::text is null or purpose = ${purpose})`,
  );

/** Whether somebody invited has not come yet. */
export async function isInvited(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, accountId: number): Promise<boolean> {
  const rows = await execute(
    req,
    sql`select from core.staff_links where account_id = ${accountId} and purpose = 'invitation' and ${stillGood}`,
  );
  return rows.length > 0;
}
