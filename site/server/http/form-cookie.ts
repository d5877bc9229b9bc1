import { isUuid } from '@clinic/core/kernel/uuid';
import { cookieNamed } from './cookie-named.ts';

const hours = 2;
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-form' : 'form');

/** Names the form that this browser sent last: its code is typed here, and the thank-you page knows what it thanks for. */
export function readFormCookie(request: Request, origin: string): string | null {
  const value = cookieNamed(request, nameAt(origin));
  return value && isUuid(value) ? value : null;
}

export const formCookie = (formId: string, origin: string): string =>
  `${nameAt(origin)}=${formId}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${hours * 3_600}${origin.startsWith('https:') ? '; Secure' : ''}`;
