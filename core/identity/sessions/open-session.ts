import { err, ok, type Result } from '../../kernel/result.ts';
import type { Account } from '../accounts/account.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import { readAccessToken, signAccessToken } from './access-token.ts';
import { refreshTokenHash, successorOf } from './refresh-token.ts';
import { graceSeconds, isIdle, isSeenOutdated, type Session, type SessionCaller } from './session.ts';
import { expiresInSeconds, type SessionTokens } from './start-session.ts';

type Ports = Pick<AccountServices, 'sessions' | 'keys'>;

export type SignedIn = {
  account: Account;
  session: Session;
  /** Without a request for so long that the personal area asks who is there. */
  isIdle: boolean;
};

/** Whose access token it is. A session of a browser is not opened by an app's header, nor the other way round. */
export async function openSession({ sessions, keys }: Ports, accessToken: string, caller: SessionCaller): Promise<SignedIn | null> {
  const sessionId = await readAccessToken(keys, accessToken);
  const found = sessionId === null ? null : await sessions.open(sessionId);
  if (!found || found.session.caller !== caller) return null;
  const now = new Date();
  const idle = isIdle(found.session, now);
  // An idle session stays idle until its holder has said who is there.
  if (!idle && isSeenOutdated(found.session, now)) await sessions.markSeen(found.session.id);
  return { ...found, isIdle: idle };
}

/** `tokenReused`: somebody else holds a copy, so the whole session has ended. */
export type RefreshTrouble = { kind: 'sessionEnded' } | { kind: 'tokenReused' };

/** New tokens for a refresh token. Each counts once; within a moment its successor is given out again, for parallel tabs. */
export async function refreshSession(
  { sessions, keys }: Ports,
  refreshToken: string,
  caller: SessionCaller,
): Promise<Result<{ session: Session; tokens: SessionTokens }, RefreshTrouble>> {
  const successor = successorOf(keys, refreshToken);
  const found = await sessions.replace(refreshTokenHash(refreshToken), refreshTokenHash(successor), graceSeconds);
  if (!found || found.session.caller !== caller) return err({ kind: 'sessionEnded' });
  const { session, outcome } = found;
  if (outcome === 'reused') return err({ kind: 'tokenReused' });
  return ok({ session, tokens: { accessToken: await signAccessToken(keys, session.id), refreshToken: successor, expiresInSeconds } });
}
