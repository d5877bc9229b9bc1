import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';
import { callerOf } from './caller.ts';

const mostPerAccount = 5;
const mostPerCaller = 30;
const recently = sql`attempted_at > now() - interval '15 minutes'`;

export type Attempt = { address: string; account: string };

/** What was typed is kept only as a keyed digest: people type passwords into the wrong field. */
export const attemptOf = (req: PayloadRequest, purpose: 'login' | 'forgot', email: unknown): Attempt => ({
  address: callerOf(req.headers),
  account: createHmac('sha256', req.payload.secret)
    .update(
      `${purpose}:${String(email ?? '')
        .toLowerCase()
        .trim()}`,
    )
    .digest('hex'),
});

async function tooMany(req: PayloadRequest, { address, account }: Attempt, [perAccount, perCaller]: [number, number]): Promise<boolean> {
  const [row] = await execute(
    req,
    sql`select count(*)::int as all_of_them, (count(*) filter (where account = ${account}))::int as of_account
        from core.login_attempts where address = ${address} and ${recently}`,
  );
  return Number(row?.['of_account']) > perAccount || Number(row?.['all_of_them']) > perCaller;
}

/**
 * Notes an attempt and says whether it may go on. It counts by caller, and by account and caller together, never by account
 * alone: a stranger who guesses from elsewhere keeps nobody out. Noted first and counted after, so that many attempts at
 * the same instant do not slip through together; once refused, nothing more is noted, so a wait ends by waiting.
 */
export async function mayTry(req: PayloadRequest, attempt: Attempt): Promise<boolean> {
  if (await tooMany(req, attempt, [mostPerAccount - 1, mostPerCaller - 1])) return false;
  await execute(req, sql`insert into core.login_attempts (address, account) values (${attempt.address}, ${attempt.account})`);
  return !(await tooMany(req, attempt, [mostPerAccount, mostPerCaller]));
}

/** Whoever proved to be the owner starts afresh from this place. */
export const forgive = (req: PayloadRequest, { address, account }: Attempt): Promise<unknown> =>
  execute(req, sql`delete from core.login_attempts where address = ${address} and account = ${account}`);
