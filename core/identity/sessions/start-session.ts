import type { AccountServices } from '../accounts/account-services.ts';
import { signAccessToken } from './access-token.ts';
import { newRefreshToken, refreshTokenHash } from './refresh-token.ts';
import { accessMinutes, endOfSession, type Session, type SessionCaller } from './session.ts';

export type SessionTokens = { accessToken: string; refreshToken: string; expiresInSeconds: number };
export type StartedSession = { session: Session; tokens: SessionTokens };
type Ports = Pick<AccountServices, 'sessions' | 'keys'>;
export type SessionStart = { accountId: string; sessionEpoch: number; caller: SessionCaller; deviceName: string; remembered: boolean };

export const expiresInSeconds = accessMinutes * 60;

/** Null where the account's sessions were ended while its holder proved who they are. */
export async function startSession({ sessions, keys }: Ports, start: SessionStart): Promise<StartedSession | null> {
  const refreshToken = newRefreshToken();
  const endsAt = endOfSession(start.remembered, new Date());
  const session = await sessions.start({ ...start, endsAt, tokenHash: refreshTokenHash(refreshToken) });
  return session && { session, tokens: { accessToken: await signAccessToken(keys, session.id), refreshToken, expiresInSeconds } };
}

/** Before a sensitive change the identity was proven once more: the session goes on under new tokens. */
export async function confirmSession({ sessions, keys }: Ports, sessionId: string): Promise<StartedSession | null> {
  const refreshToken = newRefreshToken();
  const session = await sessions.confirm(sessionId, refreshTokenHash(refreshToken));
  return session && { session, tokens: { accessToken: await signAccessToken(keys, session.id), refreshToken, expiresInSeconds } };
}
