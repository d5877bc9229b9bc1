import { registrationOfToken, registrationToken } from '@clinic/core/events/registration-link';
import { cookieNamed } from '../../server/http/cookie-named.ts';
import type { PageContext } from '../page-context.ts';

/** `__Host-` holds only over TLS: nobody on a neighbouring host can then plant one. */
const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-event' : 'event');
const minutes = 30;

/** Lets the page after the form say what became of it. It cannot confirm: that takes the link in the letter. */
export function thanksCookie({ events, origin }: PageContext, registrationId: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const value = registrationToken(events.keys, registrationId, 'browser');
  return `${nameAt(origin)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${minutes * 60}${secure}`;
}

export const readThanksCookie = ({ events, origin }: PageContext, request: Request): string | null =>
  registrationOfToken(events.keys, cookieNamed(request, nameAt(origin)) ?? '', 'browser');
