import { randomBytes } from 'node:crypto';
import { pathTo } from '@clinic/core/addresses/path-to';
import type { Booking } from '@clinic/core/booking/booking';
import { latestOf } from '@clinic/core/booking/open-visit-link';
import { askVisitCode, checkVisitCode, contactBehind } from '@clinic/core/booking/visit-code';
import { passMinutes } from '@clinic/core/booking/visit-pass';
import { isKnownDevice } from '@clinic/core/identity/known-device';
import { redirect } from 'react-router';
import { orTooMany, tooMany } from '../../or-too-many.server.ts';
import type { PageContext } from '../../page-context.ts';
import { cookieNamed } from '../draft-cookie.server.ts';
import { deviceCookie, readDeviceCookie } from '../identity/device-cookie.server.ts';
import { type AskedVisit, visitPath } from './open-visit.server.ts';
import { passCookie } from './pass-cookie.server.ts';

const nameAt = (origin: string) => (origin.startsWith('https:') ? '__Host-visit-asker' : 'visit-asker');

/** Known to the browser that asked for a code, and to nobody else. */
export function readAskerKey({ origin }: PageContext, request: Request): string | null {
  const key = cookieNamed(request, nameAt(origin));
  return key && /^[\w-]{32}$/.test(key) ? key : null;
}

/** The visit as it stands now, and to whom its code goes. What the link named may have been moved since. */
async function askedFor(page: PageContext, request: Request, { booking, key }: { booking: Booking; key: string }) {
  const { booking: desk, client, origin } = page;
  const latest = await latestOf(desk.store, booking);
  const contact = contactBehind(desk.keys, latest);
  if (!contact) return null;
  const device = { cookie: readDeviceCookie(request, origin), secret: desk.visitSecrets[0], keys: desk.keys };
  return { asker: { browserKey: key, client, isKnownDevice: isKnownDevice(device, contact) }, booking: latest, contact };
}

/** To the contact behind the booking, which the page does not name: whoever only has an old link does not learn it. */
export async function sendVisitCode(page: PageContext, { token, request }: AskedVisit, booking: Booking): Promise<Response> {
  const { locale, origin } = page;
  const key = readAskerKey(page, request) ?? randomBytes(24).toString('base64url');
  const asked = await askedFor(page, request, { booking, key });
  if (!asked) return redirect(pathTo(locale, 'visit', { visita: token }), 303);
  orTooMany((await askVisitCode(page.booking, asked, locale)).ok);
  const secure = origin.startsWith('https:') ? '; Secure' : '';
  const cookie = `${nameAt(origin)}=${key}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${passMinutes * 60}${secure}`;
  return redirect(pathTo(locale, 'visitCode', { visita: token }), { status: 303, headers: { 'set-cookie': cookie } });
}

/** The right one opens the visit by its newest link, in this browser also where its links have ended. */
export async function typeVisitCode(page: PageContext, request: Request, booking: Booking, form: FormData) {
  const key = readAskerKey(page, request);
  const asked = key ? await askedFor(page, request, { booking, key }) : null;
  if (!asked) return 'codeEnded' as const;
  const code = String(form.get('code') ?? '').slice(0, 20);
  const checked = await checkVisitCode(page.booking, asked, { code, secret: page.booking.visitSecrets[0] });
  if (!checked.ok) {
    if (checked.error.kind === 'tooMany') throw tooMany();
    return checked.error.kind;
  }
  const headers = new Headers();
  headers.append('set-cookie', passCookie(page, request, { bookingId: asked.booking.id, grant: 'code' }));
  headers.append('set-cookie', deviceCookie(page, request, asked.contact));
  throw redirect(visitPath(page, asked.booking), { status: 303, headers });
}
