import { passMinutes } from '@clinic/core/booking/model/constants';
import { grantedFor, type PassGrant, readVisitPass, type VisitPass, writeVisitPass } from '@clinic/core/booking/visit-link/visit-pass';
import { hostCookie, readHostCookie } from '../../../server/http/host-cookie.ts';
import type { PageContext } from '../../page-context.ts';

const name = 'visit';

export const readPassCookie = ({ booking, origin }: PageContext, request: Request): VisitPass | null =>
  readVisitPass(booking.visitSecrets, readHostCookie(request.headers.get('cookie'), origin, name) ?? '', new Date());

/** What this browser has shown by now, for one visit: another one's is dropped. */
export function passCookie(page: PageContext, request: Request, { bookingId, grant }: { bookingId: string; grant: PassGrant }): string {
  const { booking, origin } = page;
  const grants = [...new Set([...grantedFor(readPassCookie(page, request), bookingId), grant])];
  const value = writeVisitPass(booking.visitSecrets, { bookingId, grants }, new Date());
  return hostCookie(origin, { name, value, maxAgeSeconds: passMinutes * 60 });
}
