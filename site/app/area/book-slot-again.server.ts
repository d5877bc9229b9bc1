import { pathTo } from '@clinic/core/addresses/path-to';
import { readVisits } from '@clinic/core/personal-area/visits/read-visits';
import { redirect } from 'react-router';
import { draftOfAccount } from '../account/draft-of-account.server.ts';
import type { OpenAccount } from '../account/require-account.server.ts';
import { createDraft } from '../booking/wizard/create-draft.server.ts';
import { draftCookie } from '../booking/wizard/draft-cookie.server.ts';
import { lastSeen } from './read-book-again.server.ts';

const slotForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** A new draft with the time that was pressed and everything that is known: only the last button of the wizard is left to press. */
export async function bookSlotAgain(account: OpenAccount, pressed: string): Promise<Response> {
  const { page, area, signedIn } = account;
  const slot = slotForm.test(pressed) ? pressed : '';
  const { visits } = await readVisits(area, signedIn.account, new Date());
  const last = lastSeen(visits);
  const draft = await draftOfAccount(signedIn, page);
  const doctor = last && { doctorId: String(last.doctorId), ...(last.type && { typeId: String(last.type.id) }), hadConsultation: 'yes' };
  const key = await createDraft(page, { ...draft, fields: { ...draft.fields, ...doctor, slot, date: slot.slice(0, 10) } });
  return redirect(pathTo(page.locale, 'wizardCheck'), { status: 303, headers: { 'set-cookie': draftCookie(key, page.origin) } });
}
