import {
  grantedFor,
  type PassGrant,
  passMinutes,
  readVisitPass,
  type VisitPass,
  writeVisitPass,
} from '@clinic/core/booking/visit-link/visit-pass';
import type { PageContext } from '../../page-context.ts';

/** `__Host-` holds only over TLS: nobody on a neighbouring host can then plant one. */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-visit' : 'visit');

export function readPassCookie({ booking: { visitSecrets }, origin }: PageContext, request: Request): VisitPass | null {
  const name = nameAt(origin);
  const pairs = (request.headers.get('cookie') ?? '').split(';').map((pair) => pair.trim().split('='));
  const [, value = ''] = pairs.find(([given]) => given === name) ?? [];
  return readVisitPass(visitSecrets, value, new Date());
}

/** What this browser has shown by now, for one visit: another one's is dropped. */
export function passCookie(page: PageContext, request: Request, { bookingId, grant }: { bookingId: string; grant: PassGrant }): string {
  const { booking, origin } = page;
  const grants = [...new Set([...grantedFor(readPassCookie(page, request), bookingId), grant])];
  const value = writeVisitPass(booking.visitSecrets, { bookingId, grants }, new Date());
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  return `${nameAt(origin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${passMinutes * 60}${secure}`;
}
