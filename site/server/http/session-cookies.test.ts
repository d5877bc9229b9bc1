import type { StartedSession } from '@clinic/core/identity/sessions/start-session';
import { expect, test } from 'vitest';
import { clearedSessionCookies, readSessionCookies, sessionCookies } from './session-cookies.ts';

const started = (remembered: boolean): StartedSession => ({
  tokens: { accessToken: 'an.access.token', refreshToken: 'a-refresh-token', expiresInSeconds: 600 },
  session: {
    id: crypto.randomUUID(),
    accountId: crypto.randomUUID(),
    caller: 'browser',
    deviceName: 'Chrome · Windows',
    remembered,
    startedAt: new Date(),
    seenAt: new Date(),
    confirmedAt: new Date(),
    endsAt: new Date(Date.now() + 30 * 86_400_000),
  },
});
const nameOf = (cookie: string) => cookie.split('=')[0];
const asSentBack = (cookies: string[]) => cookies.map((cookie) => cookie.split(';')[0]).join('; ');

test('over TLS every cookie is bound to the host, and script reads only that somebody is signed in', () => {
  const cookies = sessionCookies('https://clinica.exemplo.pt', started(false));
  expect(cookies.map(nameOf)).toEqual(['__Host-access_token', '__Host-refresh_token', '__Host-token_expiry', '__Host-user_data']);
  expect(cookies.filter((cookie) => !cookie.includes('; HttpOnly')).map((cookie) => cookie.split(';')[0])).toEqual(['__Host-user_data=1']);
  for (const cookie of cookies) {
    expect(cookie).toContain('; Path=/; SameSite=Lax; Secure');
    expect(cookie).not.toContain('Domain');
  }
});

test('they end with the browser, and with “remember this device” with the session', () => {
  const origin = 'https://clinica.exemplo.pt';
  for (const cookie of sessionCookies(origin, started(false))) expect(cookie).not.toContain('Max-Age');
  for (const cookie of sessionCookies(origin, started(true))) expect(cookie).toMatch(/; Max-Age=(2592000|2591999)$/);
});

test.each(['https://clinica.exemplo.pt', 'http://localhost:3000'])(
  'what was set at %s is read there again, and nothing of another',
  (origin) => {
    const header = asSentBack(sessionCookies(origin, started(true)));
    expect(readSessionCookies(header, origin)).toEqual({ accessToken: 'an.access.token', refreshToken: 'a-refresh-token' });
    const other = origin.startsWith('https:') ? 'http://localhost:3000' : 'https://clinica.exemplo.pt';
    expect(readSessionCookies(header, other)).toEqual({ accessToken: null, refreshToken: null });
  },
);

test('clearing names every cookie that was set, with the same flags, and leaves nothing to read', () => {
  const origin = 'https://clinica.exemplo.pt';
  const flagsOf = (cookie: string) => [nameOf(cookie), cookie.includes('HttpOnly'), cookie.includes('Secure'), cookie.includes('Path=/')];
  const cleared = clearedSessionCookies(origin);
  expect(cleared.map(flagsOf)).toEqual(sessionCookies(origin, started(true)).map(flagsOf));
  for (const cookie of cleared) expect(cookie).toMatch(/; Max-Age=0$/);
  expect(readSessionCookies(asSentBack(cleared), origin)).toEqual({ accessToken: null, refreshToken: null });
});
