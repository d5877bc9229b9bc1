import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Payload, parseCookies } from 'payload';
import { staffDigest } from '../keys.ts';
import { staffSettingsOf } from '../staff-settings.ts';
import { longestHours } from './session-standing.ts';

const deviceDays = 400;

export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest();
export const newToken = (): string => randomBytes(32).toString('base64url');

const isSecure = (payload: Payload): boolean => staffSettingsOf(payload).origins[0].startsWith('https:');
/** `__Host-` binds a cookie to this very host, which browsers grant to https alone. */
const nameOf = (payload: Payload, what: 'session' | 'device') => `${isSecure(payload) ? '__Host-' : ''}staff-${what}`;

function write(payload: Payload, what: 'session' | 'device', value: string, maxAgeSeconds: number): string {
  const secure = isSecure(payload) ? '; Secure' : '';
  return `${nameOf(payload, what)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Strict${secure}`;
}

export const sessionCookie = (payload: Payload, token: string): string => write(payload, 'session', token, longestHours * 3600);
export const noSessionCookie = (payload: Payload): string => write(payload, 'session', '', 0);

/**
 * A browser says with every request that changes something where it comes from; a request from elsewhere brings no session. What is no
 * browser must name our origin itself.
 */
function isFromHere(payload: Payload, headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin) return staffSettingsOf(payload).origins.includes(origin);
  return ['same-origin', 'same-site', 'none'].includes(headers.get('sec-fetch-site') ?? '');
}

export const isForeign = (payload: Payload, headers: Headers): boolean => {
  const origin = headers.get('origin');
  return origin !== null && !staffSettingsOf(payload).origins.includes(origin);
};

/** Sessions come by cookie alone: nothing in another header opens one. */
export const sessionTokenIn = (payload: Payload, headers: Headers): string | null =>
  isFromHere(payload, headers) ? (parseCookies(headers).get(nameOf(payload, 'session')) ?? null) : null;

const signed = (payload: Payload, id: string): string => staffDigest(payload.secret, 'device', id).toString('base64url');

/** The browser's own number, if it carries one that we wrote. */
export function deviceIn(payload: Payload, headers: Headers): string | null {
  const [id, signature] = (parseCookies(headers).get(nameOf(payload, 'device')) ?? '').split('.');
  if (!id || !signature) return null;
  const [given, expected] = [digestOf(signature), digestOf(signed(payload, id))];
  return timingSafeEqual(given, expected) ? id : null;
}

export const staffDeviceCookie = (payload: Payload, id: string): string =>
  write(payload, 'device', `${id}.${signed(payload, id)}`, deviceDays * 86_400);
