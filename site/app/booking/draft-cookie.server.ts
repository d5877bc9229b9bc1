import { draftHours } from '@clinic/core/booking/wizard/draft';

/** `__Host-` holds only over TLS: nobody on a neighbouring host can then plant a draft. */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-draft' : 'draft');
const key = /^[\w-]{32}$/;

export function readDraftKey(request: Request, origin: string): string | null {
  const name = nameAt(origin);
  for (const pair of (request.headers.get('cookie') ?? '').split(';')) {
    const [given, value = ''] = pair.trim().split('=');
    if (given === name && key.test(value)) return value;
  }
  return null;
}

/** Holds the key alone; script cannot read it, and it is gone when the draft is. */
export function draftCookie(value: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${nameAt(origin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${draftHours * 3_600}${secure}`;
}
