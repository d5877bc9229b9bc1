import { pathTo } from '@clinic/core/addresses/path-to';
import { proveDraft, provenPatients } from '@clinic/core/booking/form/prove-draft';
import { checkCode } from '@clinic/core/identity/codes/check-code';
import type { IdentityCode } from '@clinic/core/identity/codes/code-store';
import { requestCode } from '@clinic/core/identity/codes/request-code';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { orTooMany, orTooManyTries } from '../../rate-limit-response.server.ts';
import { codeAskerOf, provenDeviceCookie } from './device-cookie.server.ts';
import type { IdentityProblem } from './identity-problem.ts';
import { openDraft } from './open-draft.server.ts';
import { elsewhere } from './read-code-view.server.ts';
import { type CodeRefusal, checkBookingCode } from './type-booking-code.server.ts';

/** The code, a wish for another one, or which of two people it is. */
export async function checkTypedCode(page: PageContext, request: Request, form: FormData): Promise<CodeRefusal> {
  const { booking } = page;
  const open = await openDraft(page, request);
  const toBook = open && (await booking.codes.latest(open.key, 'booking'));
  if (toBook) return checkBookingCode(page, { request, form, code: toBook, key: open.key });
  const known = open && (await booking.codes.latest(open.key, 'knownPatient'));
  if (!known) throw await elsewhere(page, request);
  return { problem: await typeKnownCode(page, request, form, { key: open.key, code: known }) };
}

type Open = { key: string; code: IdentityCode };

async function typeKnownCode(page: PageContext, request: Request, form: FormData, { key, code }: Open): Promise<IdentityProblem> {
  const { booking, locale } = page;
  const asker = codeAskerOf(page, request, key);
  if (form.get('go') === 'again') {
    const { purpose, contact, birthDate } = code;
    orTooMany((await requestCode(booking, asker, { purpose, contact, birthDate, locale })).ok);
    throw redirect(`${pathTo(locale, 'wizardCode')}?outro=sim`, 303);
  }
  if (code.provenAt) return chooseWho(page, key, Number(form.get('who')));
  const typed = String(form.get('code') ?? '').slice(0, 20);
  if (typed.trim() === '') return 'codeRequired';
  const checked = await checkCode(booking, asker, { purpose: 'knownPatient', code: typed, secret: booking.visitSecrets[0] });
  if (!checked.ok) return orTooManyTries(checked.error);
  const headers = { 'set-cookie': provenDeviceCookie(page, request, code.contact) };
  const patients = await provenPatients(booking, key);
  const [only, ...others] = patients.ok ? patients.value : [];
  // The contact is right, the birth date is nobody's who has it: the record stays closed, and the page says so.
  if (patients.ok && !only) {
    if (checked.value.sentToDigest) await booking.drafts.proveContact(key, checked.value.sentToDigest);
    await booking.codes.end(key);
    throw redirect(`${pathTo(locale, 'wizardKnown')}?sem-ficha=sim`, { status: 303, headers });
  }
  if (only && others.length === 0) return chooseWho(page, key, only.id, headers);
  throw redirect(pathTo(locale, 'wizardCode'), { status: 303, headers });
}

async function chooseWho(page: PageContext, key: string, patientId: number, headers?: { 'set-cookie': string }): Promise<IdentityProblem> {
  const proven = await proveDraft(page.booking, key, patientId, new Date());
  if (proven.ok) {
    // Who has chosen an hour already goes on; whoever has not is asked whether it is the same as last time.
    const draft = await page.booking.drafts.read(key);
    throw redirect(pathTo(page.locale, draft?.fields.slot ? 'wizardCheck' : 'wizard'), { status: 303, ...(headers && { headers }) });
  }
  // The screen itself says that the record cannot be opened at the moment.
  if (proven.error.kind === 'clinicUnavailable') throw redirect(pathTo(page.locale, 'wizardCode'), 303);
  return 'selectPerson';
}
