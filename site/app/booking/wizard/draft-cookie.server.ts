import { draftHours } from '@clinic/core/booking/form/draft';
import { cookieNamed } from '../../../server/http/cookie-named.ts';

/** `__Host-` holds only over TLS: nobody on a neighbouring host can then plant a draft. */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-draft' : 'draft');
const key = /^[\w-]{32}$/;

export function readDraftKey(request: Request, origin: string): string | null {
  const value = cookieNamed(request, nameAt(origin));
  return value && key.test(value) ? value : null;
}

/** Longer than the draft itself: whoever comes back to it too late is told so, instead of finding an empty form. */
const rememberedHours = 7 * 24;

/** Holds the key alone; script cannot read it. One whose draft was sent has nothing to tell afterwards. */
export function draftCookie(value: string, origin: string, isSent = false): string {
  const hours = isSent ? draftHours : rememberedHours;
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${nameAt(origin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${hours * 3_600}${secure}`;
}
