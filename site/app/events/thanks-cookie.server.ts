import { registrationLinks } from '@clinic/core/events/registration-link';
import { hostCookie, readHostCookie } from '../../server/http/host-cookie.ts';
import type { PageContext } from '../page-context.ts';

const name = 'event';
const maxAgeSeconds = 30 * 60;

/** Lets the page after the form say what became of it. It cannot confirm: that takes the link in the letter. */
export const thanksCookie = ({ events, origin }: PageContext, registrationId: string): string =>
  hostCookie(origin, { name, value: registrationLinks.browser.writeToken(events.keys, registrationId), maxAgeSeconds });

export const readThanksCookie = ({ events, origin }: PageContext, request: Request): string | null =>
  registrationLinks.browser.readToken(events.keys, readHostCookie(request.headers.get('cookie'), origin, name) ?? '');
