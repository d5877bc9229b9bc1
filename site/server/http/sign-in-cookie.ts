import { cookieNamed } from './cookie-named.ts';

const hours = 1;
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-sign_in' : 'sign_in');
const key = /^[\w-]{32}$/;

/** Names the browser in which somebody registers or signs in: its codes are good there alone. */
export function readSignInKey(request: Request, origin: string): string | null {
  const value = cookieNamed(request, nameAt(origin));
  return value && key.test(value) ? value : null;
}

export const signInCookie = (value: string, origin: string): string =>
  `${nameAt(origin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${hours * 3_600}${origin.startsWith('https:') ? '; Secure' : ''}`;
