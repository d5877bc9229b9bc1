import type { StartedSession } from '@clinic/core/identity/sessions/start-session';
import { cookieIn } from './cookie-named.ts';

const names = { access: 'access_token', refresh: 'refresh_token', expiry: 'token_expiry', signedIn: 'user_data' } as const;

/** `__Host-` holds only over TLS: nobody on a neighbouring host can then plant a session. */
const nameAt = (origin: string, name: string) => (origin.startsWith('https:') ? `__Host-${name}` : name);
const attributesAt = (origin: string) => `; Path=/; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/**
 * Script can read only that somebody is signed in. Without “remember this device” all of them end with the browser; with it they end with
 * the session. `token_expiry` is in milliseconds since 1970.
 */
export function sessionCookies(origin: string, { tokens, session }: StartedSession): string[] {
  const now = Date.now();
  const lifetime = session.remembered ? `; Max-Age=${Math.max(0, Math.round((session.endsAt.getTime() - now) / 1_000))}` : '';
  const shared = `${attributesAt(origin)}${lifetime}`;
  return [
    `${nameAt(origin, names.access)}=${tokens.accessToken}; HttpOnly${shared}`,
    `${nameAt(origin, names.refresh)}=${tokens.refreshToken}; HttpOnly${shared}`,
    `${nameAt(origin, names.expiry)}=${now + tokens.expiresInSeconds * 1_000}; HttpOnly${shared}`,
    `${nameAt(origin, names.signedIn)}=1${shared}`,
  ];
}

/** A browser removes a cookie that has ended, if its name, path and flags are those with which it was set. */
export const clearedSessionCookies = (origin: string): string[] =>
  Object.values(names).map((name) => {
    const hidden = name === names.signedIn ? '' : '; HttpOnly';
    return `${nameAt(origin, name)}=${hidden}${attributesAt(origin)}; Max-Age=0`;
  });

type ReadTokens = { accessToken: string | null; refreshToken: string | null };

export const readSessionCookies = (cookieHeader: string | null | undefined, origin: string): ReadTokens => ({
  accessToken: cookieIn(cookieHeader, nameAt(origin, names.access)) || null,
  refreshToken: cookieIn(cookieHeader, nameAt(origin, names.refresh)) || null,
});
