import { pathTo } from '@clinic/core/addresses/path-to';
import { bookWithoutCode } from '@clinic/core/booking/form/book-without-code';
import { checkCode } from '@clinic/core/identity/codes/check-code';
import type { IdentityCode } from '@clinic/core/identity/codes/code-store';
import { isCodeOf } from '@clinic/core/identity/codes/one-time-code';
import { contactDigest } from '@clinic/core/identity/contact';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { orTooManyTries, tooMany } from '../../rate-limit-response.server.ts';
import { bookAndRedirect, readBookRequest, type ShownTrouble, toVisit } from '../wizard/book.server.ts';
import { changeAddress } from '../wizard/step-address.ts';
import { provenDeviceCookie } from './device-cookie.server.ts';
import { redirectToCheck } from './go-on.server.ts';
import type { IdentityProblem } from './identity-problem.ts';

/** What is wrong with the code, or why the right one did not book. */
export type CodeRefusal = { problem: IdentityProblem; trouble?: undefined } | { problem?: undefined; trouble: ShownTrouble };

type Sent = { request: Request; form: FormData; code: IdentityCode; key: string };

/** At the last step: the right code books. The other buttons ask once more, another way, correct the details, or send without a code. */
export async function checkBookingCode(page: PageContext, { request, form, code, key }: Sent): Promise<CodeRefusal> {
  const { booking, locale } = page;
  const go = form.get('go');
  if (go === 'change') throw await change(page, request);
  if (go === 'without') return withoutCode(page, request);
  if (go === 'again' || go === 'email' || go === 'phone') {
    const asked = await readBookRequest(page, request);
    if (!asked.ok) throw redirectToCheck(page);
    const way = go === 'again' ? (code.contact.kind === 'phone' ? 'phone' : 'email') : go;
    return orGoOn(page, await bookAndRedirect(page, { ...asked.value, way }));
  }
  if (code.contact.kind === 'vat') throw redirectToCheck(page);
  // A right code that was followed by a lost connection counts when the page is sent again.
  if (!code.provenAt) {
    const asked = await readBookRequest(page, request);
    if (!asked.ok) throw redirectToCheck(page);
    const typed = String(form.get('code') ?? '').slice(0, 20);
    if (typed.trim() === '') return { problem: 'codeRequired' };
    const checked = await checkCode(booking, asked.value.asker, { purpose: 'booking', code: typed, secret: booking.visitSecrets[0] });
    if (!checked.ok && !(await isJustProven(page, key, typed))) return { problem: orTooManyTries(checked.error) };
    // Another code was asked for while this one was typed: what counts is the contact of the code itself.
    if (checked.ok && checked.value.id !== code.id) throw redirectToCheck(page);
  }
  await booking.drafts.proveContact(key, contactDigest(booking.keys, code.contact));
  const proven = await readBookRequest(page, request);
  if (!proven.ok) throw redirect(pathTo(locale, 'wizardCheck'), 303);
  const cookie = provenDeviceCookie(page, request, code.contact);
  await bookAndRedirect(page, proven.value, [cookie]);
  // Right, and yet not booked: sent on to the last screen, which says why and lets every answer be changed. No code is left to type.
  throw redirect(pathTo(locale, 'wizardCheck'), { status: 307, headers: { 'set-cookie': cookie } });
}

/** Sent twice at the same moment: the other one has used it up, and both are right. */
async function isJustProven({ booking }: PageContext, key: string, typed: string): Promise<boolean> {
  const latest = await booking.codes.latest(key, 'booking');
  return latest !== null && latest.provenAt !== null && isCodeOf(booking.visitSecrets[0], latest.id, typed);
}

function orGoOn(page: PageContext, trouble: Awaited<ReturnType<typeof bookAndRedirect>>): CodeRefusal {
  if (trouble.kind === 'notComplete') throw redirectToCheck(page);
  return { trouble };
}

/** The slot is for others again, and the code leads nowhere: whoever corrects his details presses the last button once more. */
async function change(page: PageContext, request: Request): Promise<Response> {
  const { booking, locale } = page;
  const asked = await readBookRequest(page, request);
  if (asked.ok) {
    await booking.store.inTransaction((transaction) => transaction.releaseHold(asked.value.draft.bookingId));
    await booking.codes.end(asked.value.key);
  }
  return redirect(changeAddress(locale, 'details'), 303);
}

async function withoutCode(page: PageContext, request: Request): Promise<CodeRefusal> {
  const asked = await readBookRequest(page, request);
  if (!asked.ok) throw redirectToCheck(page);
  const sent = await bookWithoutCode(page.booking, asked.value);
  if (sent.ok) {
    // A letter that still waits for the mail server would ask for a step that is no longer left.
    await page.booking.codes.end(asked.value.key);
    throw await toVisit(page, asked.value.key, sent.value.id);
  }
  if (sent.error.kind === 'tooMany') throw tooMany();
  return orGoOn(page, sent.error);
}
