import { pathTo } from '@clinic/core/addresses/path-to';
import type { Booking } from '@clinic/core/booking/model/booking';
import { passMinutes } from '@clinic/core/booking/model/constants';
import { latestOf } from '@clinic/core/booking/visit-link/open-visit-link';
import { askVisitCode, checkVisitCode, contactBehind } from '@clinic/core/booking/visit-link/visit-code';
import { redirect } from 'react-router';
import { browserKeyFormat, newBrowserKey } from '../../../server/http/browser-key.ts';
import { hostCookie, readHostCookie } from '../../../server/http/host-cookie.ts';
import type { PageContext } from '../../page-context.ts';
import { orTooMany, orTooManyTries } from '../../rate-limit-response.server.ts';
import { codeAskerOf, provenDeviceCookie } from '../identity/device-cookie.server.ts';
import { type AskedVisit, visitPath } from './open-visit.server.ts';
import { passCookie } from './pass-cookie.server.ts';

export const askerCookieName = 'visit-asker';

/** Known to the browser that asked for a code, and to nobody else. */
export function readAskerKey({ origin }: PageContext, request: Request): string | null {
  const key = readHostCookie(request.headers.get('cookie'), origin, askerCookieName);
  return key && browserKeyFormat.test(key) ? key : null;
}

/** The visit as it stands now, and to whom its code goes. What the link named may have been moved since. */
async function askedFor(page: PageContext, request: Request, { booking, key }: { booking: Booking; key: string }) {
  const { booking: desk } = page;
  const latest = await latestOf(desk.store, booking);
  const contact = contactBehind(desk.keys, latest);
  if (!contact) return null;
  return { asker: codeAskerOf(page, request, key), booking: latest, contact };
}

/** To the contact behind the booking, which the page does not name: whoever only has an old link does not learn it. */
export async function sendVisitCode(page: PageContext, { token, request }: AskedVisit, booking: Booking): Promise<Response> {
  const { locale, origin } = page;
  const key = readAskerKey(page, request) ?? newBrowserKey();
  const asked = await askedFor(page, request, { booking, key });
  if (!asked) return redirect(pathTo(locale, 'visit', { visita: token }), 303);
  orTooMany((await askVisitCode(page.booking, asked, locale)).ok);
  const cookie = hostCookie(origin, { name: askerCookieName, value: key, maxAgeSeconds: passMinutes * 60 });
  return redirect(pathTo(locale, 'visitCode', { visita: token }), { status: 303, headers: { 'set-cookie': cookie } });
}

/** The right one opens the visit by its newest link, in this browser also where its links have ended. */
export async function typeVisitCode(page: PageContext, request: Request, booking: Booking, form: FormData) {
  const key = readAskerKey(page, request);
  const asked = key ? await askedFor(page, request, { booking, key }) : null;
  if (!asked) return 'codeEnded' as const;
  const code = String(form.get('code') ?? '').slice(0, 20);
  if (code.trim() === '') return 'codeRequired' as const;
  const checked = await checkVisitCode(page.booking, asked, { code, secret: page.booking.visitSecrets[0] });
  if (!checked.ok) return orTooManyTries(checked.error);
  const { contact: sentTo } = checked.value;
  // Corrected since: whoever reads the old letterbox is not believed any more.
  if (sentTo.kind !== asked.contact.kind || sentTo.value !== asked.contact.value) return 'codeEnded' as const;
  const headers = new Headers();
  headers.append('set-cookie', passCookie(page, request, { bookingId: asked.booking.id, grant: 'code' }));
  headers.append('set-cookie', provenDeviceCookie(page, request, sentTo));
  throw redirect(visitPath(page, asked.booking), { status: 303, headers });
}
