import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccountHarness } from '../../adapters/database/accounts/throwaway-accounts.ts';
import { signUp } from '../testing/account-holder.ts';
import type { AccountHarness } from '../testing/account-services.ts';
import { openSession, refreshSession } from './open-session.ts';
import { confirmSession } from './start-session.ts';

let harness: AccountHarness;
beforeAll(async () => {
  harness = await createAccountHarness();
});
afterAll(() => harness.close());

const refresh = (token: string, caller: 'browser' | 'app' = 'browser') => refreshSession(harness.services, token, caller);
const open = (token: string) => openSession(harness.services, token, 'browser');
const tokensOf = (refreshed: Awaited<ReturnType<typeof refresh>>) => {
  if (!refreshed.ok) throw new Error(refreshed.error.kind);
  return refreshed.value.tokens;
};

test('twenty tabs that refresh at once keep the session, and all receive the same successor', async () => {
  const { started } = await signUp(harness);
  const all = await Promise.all(Array.from({ length: 20 }, () => refresh(started.tokens.refreshToken)));
  const successors = new Set(all.map((each) => tokensOf(each).refreshToken));
  expect(successors.size).toBe(1);
  const [successor = ''] = successors;
  expect(successor).not.toBe(started.tokens.refreshToken);
  expect(await open(tokensOf(await refresh(successor)).accessToken)).toMatchObject({ session: { id: started.session.id } });
});

test('a token that was replaced some time ago ends the session for everybody who holds one of its tokens', async () => {
  const { started } = await signUp(harness);
  const stolen = started.tokens.refreshToken;
  const current = tokensOf(await refresh(stolen));
  await harness.admin.query("update core.account_refresh_tokens set replaced_at = replaced_at - interval '11 seconds'");
  expect(await refresh(stolen)).toEqual({ ok: false, error: { kind: 'tokenReused' } });
  expect(await refresh(current.refreshToken)).toEqual({ ok: false, error: { kind: 'sessionEnded' } });
  expect(await open(current.accessToken)).toBeNull();
});

test('signing out while tabs refresh leaves nothing alive', async () => {
  const { started } = await signUp(harness);
  const tabs = Array.from({ length: 6 }, () => refresh(started.tokens.refreshToken));
  await harness.services.sessions.end(started.session.id);
  const given = (await Promise.all(tabs)).flatMap((each) => (each.ok ? [each.value.tokens] : []));
  for (const { accessToken, refreshToken } of [started.tokens, ...given]) {
    expect(await open(accessToken)).toBeNull();
    expect(await refresh(refreshToken)).toMatchObject({ ok: false });
  }
});

/** How many statements of the site wait for a lock; only then does the next one come behind them. */
async function untilWaiting(count: number) {
  const waiting = "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  for (;;) if ((await harness.admin.query<{ n: number }>(waiting)).rows[0]?.n === count) return;
}

test.each(['signing out', 'ending it from the list of devices', 'ending all sessions'])(
  '%s while the identity is being confirmed leaves nothing alive',
  async (how) => {
    const { accounts, sessions } = harness.services;
    const { account, started } = await signUp(harness);
    const { id } = started.session;
    const ends: Record<string, () => Promise<unknown>> = {
      'signing out': () => sessions.end(id),
      'ending it from the list of devices': () => sessions.endOne(account.id, id),
      'ending all sessions': () => accounts.inTransaction((transaction) => transaction.endSessions(account.id)),
    };
    const holdUp = await harness.admin.connect();
    await holdUp.query('begin');
    await holdUp.query('select from core.account_sessions where id = $1 for update', [id]);
    const confirming = confirmSession(harness.services, id);
    await untilWaiting(1);
    const ending = ends[how]?.();
    await untilWaiting(2);
    await holdUp.query('commit');
    holdUp.release();
    const [confirmed] = await Promise.all([confirming, ending]);
    expect(await sessions.list(account.id)).toEqual([]);
    expect(await open(confirmed?.tokens.accessToken ?? '')).toBeNull();
    expect(await refresh(confirmed?.tokens.refreshToken ?? '')).toMatchObject({ ok: false });
  },
);

test('a session that has ended is not confirmed', async () => {
  const { started } = await signUp(harness);
  await harness.services.sessions.end(started.session.id);
  expect(await confirmSession(harness.services, started.session.id)).toBeNull();
  const other = await signUp(harness);
  await harness.admin.query('update core.account_sessions set ends_at = now() where id = $1', [other.started.session.id]);
  expect(await confirmSession(harness.services, other.started.session.id), 'nor one whose time is over').toBeNull();
});

test('an access token dies with its session, before its own end', async () => {
  const { started } = await signUp(harness);
  expect(await open(started.tokens.accessToken)).not.toBeNull();
  await harness.services.sessions.end(started.session.id);
  expect(await open(started.tokens.accessToken)).toBeNull();
});

test('a session of a browser is not opened or continued as an app, nor by what nobody of us signed', async () => {
  const { started } = await signUp(harness);
  expect(await openSession(harness.services, started.tokens.accessToken, 'app')).toBeNull();
  expect(await refresh('nobody made this')).toEqual({ ok: false, error: { kind: 'sessionEnded' } });
  const [head = '', body = ''] = started.tokens.accessToken.split('.');
  const unsigned = Buffer.from(JSON.stringify({ alg: 'none', kid: 'test' })).toString('base64url');
  for (const forged of [`${unsigned}.${body}.`, `${head}.${body}.`, '', 'x']) expect(await open(forged)).toBeNull();
});

test('after half an hour without a request the session asks who is there, and looking does not wake it', async () => {
  const { started } = await signUp(harness);
  const seen = (minutes: number) =>
    harness.admin.query('update core.account_sessions set seen_at = now() - make_interval(mins => $1) where id = $2', [
      minutes,
      started.session.id,
    ]);
  await seen(29);
  expect(await open(started.tokens.accessToken)).toMatchObject({ isIdle: false });
  await seen(31);
  expect(await open(started.tokens.accessToken)).toMatchObject({ isIdle: true });
  expect(await open(tokensOf(await refresh(started.tokens.refreshToken)).accessToken)).toMatchObject({ isIdle: true });
});

test('at its end a session is over, however often it was refreshed', async () => {
  const { started } = await signUp(harness);
  const { refreshToken, accessToken } = tokensOf(await refresh(started.tokens.refreshToken));
  await harness.admin.query('update core.account_sessions set ends_at = now() where id = $1', [started.session.id]);
  expect(await open(accessToken)).toBeNull();
  expect(await refresh(refreshToken)).toEqual({ ok: false, error: { kind: 'sessionEnded' } });
});

test('only hashes of refresh tokens are stored', async () => {
  const { started } = await signUp(harness);
  const { rows } = await harness.admin.query('select t::text as row from core.account_refresh_tokens t where session_id = $1', [
    started.session.id,
  ]);
  const written = rows.map(({ row }) => row).join('\n');
  const token = started.tokens.refreshToken;
  for (const form of [token, Buffer.from(token).toString('hex'), Buffer.from(token, 'base64url').toString('hex')])
    expect(written).not.toContain(form);
  expect(rows).toHaveLength(1);
});
