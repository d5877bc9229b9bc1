import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';
import { callerOf } from './caller.ts';
import { staffDigest } from './keys.ts';
import { knownDevice } from './known-devices.ts';

const mostPerAccount = 5;
const mostPerPlace = 30;
const recently = sql`attempted_at > now() - interval '15 minutes'`;

/** What strangers may guess at one account in a day, all addresses together, before each guess has to wait for the one before. */
const freeGuesses = 10;
const longestWaitMinutes = 60;

export type AttemptPurpose = 'login' | 'forgot' | 'secondStep' | 'confirm';
/** `place`: the caller's address, or the browser that its owner has used here before. */
export type Attempt = { place: string; account: string; isKnownDevice: boolean };

const plainEmail = (email: string): string => email.toLowerCase().trim();

/** What was typed is kept only as a keyed digest: people type passwords into the wrong field. */
const digestFor = (req: PayloadRequest, purpose: AttemptPurpose, whom: string): string =>
  staffDigest(req.payload.secret, `attempt ${purpose}`, plainEmail(whom)).toString('hex');

/**
 * A stranger who guesses must not keep the owner out: a browser in which the owner signed in before has a budget of its own, whatever
 * comes from elsewhere. `whom` is what was typed, so that an account that does not exist is counted like one that does.
 */
export async function attemptOf(req: PayloadRequest, purpose: AttemptPurpose, whom: string, accountId: number | null): Promise<Attempt> {
  const device = await knownDevice(req, accountId);
  return {
    place: device ? `device ${device.toString('hex')}` : callerOf(req.headers),
    account: digestFor(req, purpose, whom),
    isKnownDevice: device !== null,
  };
}

/** Doubles from one minute to an hour. */
export const waitMinutes = (guesses: number): number =>
  guesses < freeGuesses ? 0 : Math.min(2 ** Math.min(guesses - freeGuesses, 10), longestWaitMinutes);

/** `ownId`: the row of this very attempt, which does not count against itself. */
async function mustStrangersWait(req: PayloadRequest, { account, isKnownDevice }: Attempt, ownId = '0'): Promise<boolean> {
  if (isKnownDevice) return false;
  const [row] = await execute(
    req,
    sql`select count(*)::int as guesses, (extract(epoch from now() - max(attempted_at)) / 60)::float as minutes
        from core.login_attempts
        where account = ${account} and not place_is_device and attempted_at > now() - interval '1 day' and id <> ${ownId}`,
  );
  const guesses = Number(row?.['guesses'] ?? 0);
  return guesses > 0 && Number(row?.['minutes']) < waitMinutes(guesses);
}

async function tooManyHere(req: PayloadRequest, { place, account }: Attempt, [perAccount, perPlace]: [number, number]): Promise<boolean> {
  const [row] = await execute(
    req,
    sql`select count(*)::int as all_of_them, (count(*) filter (where account = ${account}))::int as of_account
        from core.login_attempts where address = ${place} and ${recently}`,
  );
  return Number(row?.['of_account']) > perAccount || Number(row?.['all_of_them']) > perPlace;
}

/**
 * Notes an attempt and says whether it may go on. Noted first and counted after, so that many attempts at the same instant do not slip
 * through together; once refused, nothing more is noted, so a wait ends by waiting.
 */
export async function mayTry(req: PayloadRequest, attempt: Attempt): Promise<boolean> {
  if (await tooManyHere(req, attempt, [mostPerAccount - 1, mostPerPlace - 1])) return false;
  if (await mustStrangersWait(req, attempt)) return false;
  const [row] = await execute(
    req,
    sql`insert into core.login_attempts (address, account, place_is_device)
        values (${attempt.place}, ${attempt.account}, ${attempt.isKnownDevice}) returning id`,
  );
  if (await tooManyHere(req, attempt, [mostPerAccount, mostPerPlace])) return false;
  return !(await mustStrangersWait(req, attempt, String(row?.['id'])));
}

/** Whoever proved to be the owner starts afresh from this place. */
export const forgive = (req: PayloadRequest, { place, account }: Attempt): Promise<unknown> =>
  execute(req, sql`delete from core.login_attempts where address = ${place} and account = ${account}`);
