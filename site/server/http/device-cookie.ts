import { hostCookie, readHostCookie } from './host-cookie.ts';

const name = 'device';
const maxAgeSeconds = 180 * 86_400;

export const readDeviceCookie = (request: Request, origin: string): string | null =>
  readHostCookie(request.headers.get('cookie'), origin, name);

/** Says which contacts this browser has proven, in a way that only we can read: strangers' requests then do not count against it. */
export const deviceCookie = (value: string, origin: string): string => hostCookie(origin, { name, value, maxAgeSeconds });
