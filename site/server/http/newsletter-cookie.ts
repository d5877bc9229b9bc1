import { isUuid } from '@clinic/core/kernel/uuid';
import { hostCookie, readHostCookie } from './host-cookie.ts';

const name = 'newsletter';
const maxAgeSeconds = 15 * 60;

/** Which request this browser has just sent, so that the page after it can say to which e-mail the letter went. */
export function readNewsletterRequest(request: Request, origin: string): string | null {
  const value = readHostCookie(request.headers.get('cookie'), origin, name);
  return value && isUuid(value) ? value : null;
}

export const newsletterCookie = (requestId: string, origin: string): string =>
  hostCookie(origin, { name, value: requestId, maxAgeSeconds });
