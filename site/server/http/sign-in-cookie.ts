import { browserKeyFormat } from './browser-key.ts';
import { hostCookie, readHostCookie } from './host-cookie.ts';

const name = 'sign_in';
const maxAgeSeconds = 3_600;

/** Names the browser in which somebody registers or signs in: its codes are good there alone. */
export function readSignInKey(request: Request, origin: string): string | null {
  const value = readHostCookie(request.headers.get('cookie'), origin, name);
  return value && browserKeyFormat.test(value) ? value : null;
}

export const signInCookie = (value: string, origin: string): string => hostCookie(origin, { name, value, maxAgeSeconds });
