import type { StartedSession } from '@clinic/core/identity/sessions/start-session';
import { clearedHostCookie, hostCookie, hostCookieName, readHostCookie } from './host-cookie.ts';

const names = { access: 'access_token', refresh: 'refresh_token', expiry: 'token_expiry', signedIn: 'user_data' } as const;
const isForScript = (name: string) => name === names.signedIn;

/**
 * Script can read only that somebody is signed in. Without “remember this device” all of them end with the browser; with it they end with
 * the session. `token_expiry` is in milliseconds since 1970.
 */
export function sessionCookies(origin: string, { tokens, session }: StartedSession): string[] {
  const now = Date.now();
  const lifetime = session.remembered && { maxAgeSeconds: Math.max(0, Math.round((session.endsAt.getTime() - now) / 1_000)) };
  const values = {
    [names.access]: tokens.accessToken,
    [names.refresh]: tokens.refreshToken,
    [names.expiry]: String(now + tokens.expiresInSeconds * 1_000),
    [names.signedIn]: '1',
  };
  return Object.entries(values).map(([name, value]) => hostCookie(origin, { name, value, ...lifetime, isForScript: isForScript(name) }));
}

export const clearedSessionCookies = (origin: string): string[] =>
  Object.values(names).map((name) => clearedHostCookie(origin, { name, isForScript: isForScript(name) }));

export const accessCookieName = (origin: string): string => hostCookieName(origin, names.access);

type ReadTokens = { accessToken: string | null; refreshToken: string | null };

export const readSessionCookies = (cookieHeader: string | null, origin: string): ReadTokens => ({
  accessToken: readHostCookie(cookieHeader, origin, names.access),
  refreshToken: readHostCookie(cookieHeader, origin, names.refresh),
});
