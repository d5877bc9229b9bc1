import { cookieNamed } from './cookie-named.ts';

const days = 365;
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-passkey' : 'passkey');
const attributesAt = (origin: string) => `; Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;

/** Whether somebody has used face, finger or PIN in this browser; not who. Only then is it the first thing offered. */
export const hasUsedPasskey = (request: Request, origin: string): boolean => cookieNamed(request, nameAt(origin)) === '1';

export const passkeyCookie = (origin: string): string => `${nameAt(origin)}=1${attributesAt(origin)}; Max-Age=${days * 86_400}`;

export const clearedPasskeyCookie = (origin: string): string => `${nameAt(origin)}=${attributesAt(origin)}; Max-Age=0`;
