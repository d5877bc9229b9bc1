import { pathTo } from '@clinic/core/addresses/path-to';
import type { Booking } from '@clinic/core/booking/model/booking';
import { passMinutes } from '@clinic/core/booking/model/constants';
import { longestHolder, parseRefundAccount, type RefundAccountTroubles } from '@clinic/core/booking/payment/parse-refund-account';
import { giveRefundAccount } from '@clinic/core/booking/payment/refund-account';
import { latestOf } from '@clinic/core/booking/visit-link/open-visit-link';
import { isPassFor } from '@clinic/core/booking/visit-link/refund-pass';
import { askVisitCode, checkVisitCode, contactBehind, isProvenContact } from '@clinic/core/booking/visit-link/visit-code';
import { redirect } from 'react-router';
import { newBrowserKey } from '../../../server/http/browser-key.ts';
import { hostCookie } from '../../../server/http/host-cookie.ts';
import type { PageContext } from '../../page-context.ts';
import { orTooMany, orTooManyTries } from '../../rate-limit-response.server.ts';
import { codeAskerOf, provenDeviceCookie } from '../identity/device-cookie.server.ts';
import type { IdentityProblem } from '../identity/identity-problem.ts';
import type { AskedVisit } from '../visit/open-visit.server.ts';
import { askerCookieName, readAskerKey } from '../visit/visit-code.server.ts';
import { clearedRefundPass, readRefundPassCookie, refundPassCookie } from './refund-pass-cookie.server.ts';

/** What was typed is given back to be corrected; nothing of it is kept. */
export type RefundProblem =
  | { code: IdentityProblem }
  | { noContact: true }
  /** The code was typed too long ago. What was sent is gone: it may not stand in a page that has proven nothing. */
  | { tooLate: true }
  | { account: RefundAccountTroubles; typed: { iban: string; holder: string } };

type Sent = AskedVisit & { form: FormData };

/** Sends a code, checks it, or takes the account: whichever button was pressed. Throws the way on. */
export function sendRefund(page: PageContext, booking: Booking, sent: Sent): Promise<RefundProblem> {
  const go = sent.form.get('go');
  if (go === 'send') return sendCode(page, booking, sent);
  return go === 'code' ? typeCode(page, booking, sent) : giveAccount(page, booking, sent);
}

const here = (page: PageContext, { token }: AskedVisit) => pathTo(page.locale, 'visitRefund', { visita: token });

/** Of a visit that was moved, as its contacts stand now: one that the desk has changed since is not changed in the booking before. */
async function contactNow({ booking: { store, keys } }: PageContext, booking: Booking) {
  const latest = await latestOf(store, booking);
  const contact = contactBehind(keys, latest);
  return contact && { contact, isProven: isProvenContact(latest, contact, keys) };
}

/** To the contact behind the booking, which the page does not name: whoever only has the link does not learn it. */
async function sendCode(page: PageContext, booking: Booking, sent: Sent): Promise<RefundProblem> {
  const contact = (await contactNow(page, booking))?.contact;
  if (!contact) return { noContact: true };
  const key = readAskerKey(page, sent.request) ?? newBrowserKey();
  const asked = { asker: codeAskerOf(page, sent.request, key), booking, contact };
  orTooMany((await askVisitCode(page.booking, asked, page.locale, 'refund')).ok);
  const cookie = hostCookie(page.origin, { name: askerCookieName, value: key, maxAgeSeconds: passMinutes * 60 });
  throw redirect(here(page, sent), { status: 303, headers: { 'set-cookie': cookie } });
}

/** What the code opens is bound to this request of the account, and to the contact that it went to. */
async function typeCode(page: PageContext, booking: Booking, sent: Sent): Promise<RefundProblem> {
  const { request, form } = sent;
  const key = readAskerKey(page, request);
  const known = await contactNow(page, booking);
  if (!key || !known) return { code: 'codeEnded' };
  const { contact, isProven: contactProven } = known;
  const code = String(form.get('code') ?? '').slice(0, 20);
  if (code.trim() === '') return { code: 'codeRequired' };
  const asker = codeAskerOf(page, request, key);
  const checked = await checkVisitCode(page.booking, { asker, booking }, { code, secret: page.booking.visitSecrets[0] }, 'refund');
  if (!checked.ok) return { code: orTooManyTries(checked.error) };
  const { contact: sentTo } = checked.value;
  const asked = await page.booking.store.readAskedAccount(booking.id);
  // Corrected since: whoever reads the old letterbox is not believed any more.
  if (!asked || sentTo.kind !== contact.kind || sentTo.value !== contact.value) return { code: 'codeEnded' };
  const headers = new Headers();
  headers.append('set-cookie', refundPassCookie(page, { bookingId: booking.id, times: asked.times, contactProven }));
  headers.append('set-cookie', provenDeviceCookie(page, request, contact));
  throw redirect(here(page, sent), { status: 303, headers });
}

/** Without the code of the last half hour nothing is taken: the page then asks for one, and says why. */
async function giveAccount(page: PageContext, booking: Booking, sent: Sent): Promise<RefundProblem> {
  const pass = readRefundPassCookie(page, sent.request);
  const asked = await page.booking.store.readAskedAccount(booking.id);
  if (!asked || !isPassFor(pass, { bookingId: booking.id, times: asked.times })) return { tooLate: true };
  const part = (name: string, most: number) => String(sent.form.get(name) ?? '').slice(0, most);
  const typed = { iban: part('iban', 60), holder: part('holder', longestHolder + 30) };
  const account = parseRefundAccount(typed);
  // What looks like a card's number does not go back into the page.
  if (!account.ok) return { account: account.error, typed: { ...typed, ...(account.error.iban === 'ibanLooksLikeCard' && { iban: '' }) } };
  const { times, contactProven } = pass;
  await giveRefundAccount(page.booking.store, booking.id, { account: account.value, times, contactProven });
  throw redirect(here(page, sent), { status: 303, headers: { 'set-cookie': clearedRefundPass(page) } });
}
