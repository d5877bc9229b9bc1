import { cookieNamed } from './cookie-named.ts';

const days = 180;
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-device' : 'device');

export const readDeviceCookie = (request: Request, origin: string): string | null => cookieNamed(request, nameAt(origin));

/** Says which contacts this browser has proven, in a way that only we can read: strangers' requests then do not count against it. */
export const deviceCookie = (value: string, origin: string): string =>
  `${nameAt(origin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${days * 86_400}${origin.startsWith('https:') ? '; Secure' : ''}`;
