import { pathTo } from '@clinic/core/addresses/path-to';
import type { DraftFields } from '@clinic/core/booking/form/steps';
import type { Booking } from '@clinic/core/booking/model/booking';
import { grantedFor } from '@clinic/core/booking/visit-link/visit-pass';
import { redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { createDraft } from '../wizard/create-draft.server.ts';
import { draftCookie } from '../wizard/draft-cookie.server.ts';
import { readDraft } from '../wizard/load-wizard.server.ts';
import { readPassCookie } from './pass-cookie.server.ts';

const slotForm = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/**
 * A new draft with the time that was pressed. In the browser that made the booking nothing is asked twice; whoever only has the
 * link gets no more of the patient than the page shows, and answers the rest again.
 */
export async function bookAgain(page: PageContext, booking: Booking, { request, form }: { request: Request; form: FormData }) {
  const pressed = form.get('slot');
  const slot = typeof pressed === 'string' && slotForm.test(pressed) ? pressed : '';
  const { draft } = await readDraft(page, request);
  const knowsWhose = grantedFor(readPassCookie(page, request), booking.id).includes('birthDate');
  const own = draft?.bookingId === booking.id ? draft : null;
  const key = await createDraft(page, {
    fields: { ...(own?.fields ?? choicesOf(booking, knowsWhose)), slot, date: slot.slice(0, 10) },
    movedFrom: null,
    provenPatientId: own?.provenPatientId ?? null,
    provenAt: own?.provenAt ?? null,
    known: own?.known ?? {},
    contactDigest: own?.contactDigest ?? null,
    contactProvenAt: own?.contactProvenAt ?? null,
  });
  return redirect(pathTo(page.locale, 'wizardCheck'), { status: 303, headers: { 'set-cookie': draftCookie(key, page.origin) } });
}

/** The kind of visit says what it is for: that goes along only where the page shows it. */
const choicesOf = ({ mode, typeId, preferredDoctorId }: Booking, knowsWhose: boolean): DraftFields => ({
  mode,
  doctorId: String(preferredDoctorId),
  ...(knowsWhose && { typeId: String(typeId) }),
});
