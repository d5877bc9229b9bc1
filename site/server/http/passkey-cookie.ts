import { clearedHostCookie, hostCookie, readHostCookie } from './host-cookie.ts';

const name = 'passkey';
const maxAgeSeconds = 365 * 86_400;

/** Whether somebody has used face, finger or PIN in this browser; not who. Only then is it the first thing offered. */
export const hasUsedPasskey = (request: Request, origin: string): boolean =>
  readHostCookie(request.headers.get('cookie'), origin, name) === '1';

export const passkeyCookie = (origin: string): string => hostCookie(origin, { name, value: '1', maxAgeSeconds });

export const clearedPasskeyCookie = (origin: string): string => clearedHostCookie(origin, { name });
