import { deviceNameOf } from '@clinic/core/identity/sessions/device-name';
import { sql } from '@payloadcms/db-postgres';
import type { Payload, PayloadRequest } from 'payload';
import { roleOf } from '../../access/role.ts';
import type { Utilizadore } from '../../payload-types.ts';
import { execute } from '../../publishing/execute.ts';
import { staffSettingsOf } from '../staff-settings.ts';
import { longestHours, type SessionFacts, type Standing, standingOf } from './session-standing.ts';
import { digestOf, newToken, sessionTokenIn } from './staff-cookies.ts';

/** `enteredAt`: when everything that was asked for had been shown. */
export type StaffSession = SessionFacts & { id: string; deviceName: string; enteredAt: Date | null };
/** A session that has not ended, whose account exists. */
export type FoundSession = { session: StaffSession; account: Utilizadore; hasFactor: boolean; standing: Exclude<Standing, 'ended'> };

type Asking = Pick<PayloadRequest, 'payload' | 'transactionID'>;
const touchAfterMs = 60_000;

const when = (value: unknown): Date | null => (value ? new Date(String(value)) : null);
const toSession = (row: Record<string, unknown>): StaffSession => ({
  id: String(row['id']),
  deviceName: String(row['device_name']),
  startedAt: when(row['started_at']) ?? new Date(0),
  seenAt: when(row['seen_at']) ?? new Date(0),
  secondStepAt: when(row['second_step_at']),
  enteredAt: when(row['entered_at']),
  lockedAt: when(row['locked_at']),
  endedAt: when(row['ended_at']),
});

/** The session that a request carries, whatever it may do; the auth strategy lets only an open one through as somebody. */
export async function findSession(payload: Payload, headers: Headers, now = new Date()): Promise<FoundSession | null> {
  const token = sessionTokenIn(payload, headers);
  if (!token) return null;
  const [row] = await execute(
    { payload },
    sql`select s.*,
          exists (select from core.staff_totp t where t.account_id = s.account_id and t.confirmed_at is not null)
            or exists (select from core.staff_passkeys p where p.account_id = s.account_id) as has_factor,
          exists (select from core.staff_suspensions u where u.account_id = s.account_id and u.lifted_at is null) as is_suspended
        from core.staff_sessions s where s.token_hash = ${digestOf(token)} and s.ended_at is null`,
  );
  if (!row) return null;
  const account = await payload.findByID({
    collection: 'utilizadores',
    id: Number(row['account_id']),
    depth: 0,
    disableErrors: true,
  });
  if (!account) return null;
  const session = toSession(row);
  const facts = { role: roleOf(account), hasFactor: row['has_factor'] === true, isSuspended: row['is_suspended'] === true };
  const standing = standingOf(session, facts, staffSettingsOf(payload).deployment, now);
  return standing === 'ended' ? null : { session, account, hasFactor: facts.hasFactor, standing };
}

/** Whether somebody is signed in to an account that is not suspended, idle or not: for what they opened elsewhere and look at without a session. */
export async function isSignedIn(req: Asking, accountId: number): Promise<boolean> {
  const sessions = await execute(
    req,
    sql`select from core.staff_sessions s
        where s.account_id = ${accountId} and s.ended_at is null and s.started_at > now() - make_interval(hours => ${longestHours})
          and not exists (select from core.staff_suspensions u where u.account_id = s.account_id and u.lifted_at is null) limit 1`,
  );
  return sessions.length > 0;
}

/** Looking at a page is being there; written at most once a minute. */
export async function touch(payload: Payload, { id, seenAt }: StaffSession, now = new Date()): Promise<void> {
  if (now.getTime() - seenAt.getTime() < touchAfterMs) return;
  await execute({ payload }, sql`update core.staff_sessions set seen_at = now() where id = ${id} and ended_at is null`);
}

type NewSession = { accountId: number; isSecondStepDone: boolean };

/** Answers with the token for the cookie; only its digest is kept. */
export async function startStaffSession(req: PayloadRequest, { accountId, isSecondStepDone }: NewSession): Promise<string> {
  const token = newToken();
  await execute(
    req,
    sql`insert into core.staff_sessions (account_id, token_hash, device_name, second_step_at)
        values (${accountId}, ${digestOf(token)}, ${deviceNameOf(req.headers)}, case when ${isSecondStepDone} then now() end)`,
  );
  return token;
}

/** The second step is done: the session goes on under another token, so that one caught before is worth nothing. */
export async function finishSecondStep(req: PayloadRequest, sessionId: string): Promise<string> {
  const token = newToken();
  await execute(
    req,
    sql`update core.staff_sessions set token_hash = ${digestOf(token)}, second_step_at = now(), seen_at = now(), wrong_codes = 0
        where id = ${sessionId}`,
  );
  return token;
}

export async function unlockSession(req: PayloadRequest, sessionId: string): Promise<string> {
  const token = newToken();
  await execute(
    req,
    sql`update core.staff_sessions set token_hash = ${digestOf(token)}, locked_at = null, seen_at = now(), wrong_codes = 0
        where id = ${sessionId}`,
  );
  return token;
}

export const noteEntry = (req: PayloadRequest, token: string): Promise<unknown> =>
  execute(req, sql`update core.staff_sessions set entered_at = coalesce(entered_at, now()) where token_hash = ${digestOf(token)}`);

export const lockSession = (req: PayloadRequest, sessionId: string): Promise<unknown> =>
  execute(req, sql`update core.staff_sessions set locked_at = coalesce(locked_at, now()) where id = ${sessionId}`);

const mostWrongCodes = 5;

/** A session that guesses is over: whoever goes on must know the password again. */
export const noteWrongCode = (req: Asking, sessionId: string): Promise<unknown> =>
  execute(
    req,
    sql`update core.staff_sessions set wrong_codes = wrong_codes + 1,
          ended_at = case when wrong_codes + 1 >= ${mostWrongCodes} then now() end
        where id = ${sessionId} and ended_at is null`,
  );

/** By its own account only: an id from elsewhere ends nothing. */
export const endSession = (req: Asking, accountId: number, sessionId: string): Promise<unknown> =>
  execute(
    req,
    sql`update core.staff_sessions set ended_at = now() where id::text = ${sessionId} and account_id = ${accountId} and ended_at is null`,
  );

export const endSessions = (req: Asking, accountId: number, exceptId: string | null = null): Promise<unknown> =>
  execute(
    req,
    sql`update core.staff_sessions set ended_at = now()
        where account_id = ${accountId} and ended_at is null and id::text is distinct from ${exceptId}`,
  );

/** The newest first; those that ended are kept for a while, so that a person can see what was not them. */
export async function listSessions(req: Asking, accountId: number): Promise<StaffSession[]> {
  const rows = await execute(
    req,
    sql`select * from core.staff_sessions where account_id = ${accountId} order by started_at desc, id limit 50`,
  );
  return rows.map(toSession);
}
