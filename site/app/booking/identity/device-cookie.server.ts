import type { CodeAddress } from '@clinic/core/identity/codes/code-store';
import { rememberDevice } from '@clinic/core/identity/known-device';
import type { PageContext } from '../../page-context.ts';
import { cookieNamed } from '../draft-cookie.server.ts';

const days = 180;
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-device' : 'device');

export const readDeviceCookie = (request: Request, origin: string): string | null => cookieNamed(request, nameAt(origin));

/** Says which contacts this browser has proven, in a way that only we can read: strangers' requests then do not count against it. */
export function deviceCookie({ booking, origin }: PageContext, request: Request, contact: CodeAddress): string {
  const cookie = readDeviceCookie(request, origin);
  const value = rememberDevice({ cookie, secret: booking.visitSecrets[0], keys: booking.keys }, contact);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${nameAt(origin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${days * 86_400}${secure}`;
}
