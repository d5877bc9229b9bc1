import { pathTo } from '@clinic/core/addresses/path-to';
import { type ProvenPatient, provenPatients } from '@clinic/core/booking/form/prove-draft';
import { proverContacts } from '@clinic/core/booking/form/prover-contacts';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import type { IdentityCode } from '@clinic/core/identity/codes/code-store';
import { isCodeStuck } from '@clinic/core/identity/codes/code-stuck';
import type { Contact } from '@clinic/core/identity/contact';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { redirect } from 'react-router';
import { codeInLink } from '../../code-in-link.server.ts';
import type { PageContext } from '../../page-context.ts';
import { readBookRequest } from '../wizard/book.server.ts';
import { redirectToCheck } from './go-on.server.ts';
import { openDraft } from './open-draft.server.ts';

/** The slot that waits for the code: until which clock time, and which one. */
type HeldSlot = { until: string; date: string; time: string; doctorName: string };

export type BookingCodeView = {
  kind: 'booking';
  /** As it was typed: whoever mistyped it sees it here. */
  contact: Contact;
  held: HeldSlot | null;
  /** By which other contact the code can come. */
  other: Contact['kind'] | null;
  /** Nobody takes the code: the request may be sent without it. */
  isStuck: boolean;
  isRefused: boolean;
};
export type CodeView = ({ kind: 'known' } | BookingCodeView | { kind: 'who'; patients: ProvenPatient[] } | { kind: 'silent' }) & {
  again: boolean;
  prefilled: string;
};

/** Says nothing of any patient until the code was right in this browser. */
export async function readCodeView(page: PageContext, request: Request): Promise<CodeView> {
  const shown = { again: new URL(request.url).searchParams.has('outro'), prefilled: codeInLink(request) };
  const open = await openDraft(page, request);
  const toBook = open && (await page.booking.codes.latest(open.key, 'booking'));
  if (toBook) return { ...(await readBookingView(page, request, toBook)), ...shown };
  if (open?.draft.provenPatientId) throw redirectToCheck(page);
  const known = open && (await page.booking.codes.latest(open.key, 'knownPatient'));
  if (!known) throw await elsewhere(page, request);
  if (!known.provenAt) return { kind: 'known', ...shown };
  const patients = await provenPatients(page.booking, open.key);
  return { ...(patients.ok ? { kind: 'who', patients: patients.value } : { kind: 'silent' }), ...shown };
}

/** A draft that was sent leads to its visit; a browser that asked for nothing, to the question who one is. */
export async function elsewhere(page: PageContext, request: Request): Promise<Response> {
  await readBookRequest(page, request);
  return redirect(pathTo(page.locale, 'wizardKnown'), 303);
}

async function readBookingView(page: PageContext, request: Request, code: IdentityCode): Promise<BookingCodeView | { kind: 'silent' }> {
  const asked = await readBookRequest(page, request);
  if (!asked.ok) return { kind: 'silent' };
  const { draft, offer, progress } = asked.value;
  const { details } = progress.answers;
  // Changed since, in another tab; or typed rightly, and only the last button is left to press.
  if (progress.currentStep !== 'check' || !details || code.provenAt || code.contact.kind === 'vat') throw redirectToCheck(page);
  const held = await page.booking.store.heldSlot(draft.bookingId);
  const { day: date, time } = inLisbon(held?.startsAt ?? offer.now);
  const doctorName = doctorNameIn(offer.doctors.find(({ id }) => id === held?.doctorId)?.clinicalName ?? '', page.locale);
  const contact = code.contact;
  return {
    kind: 'booking',
    contact,
    held: held && { until: inLisbon(held.until).time, date, time, doctorName },
    other: proverContacts(details).find(({ kind }) => kind !== contact.kind)?.kind ?? null,
    isStuck: isCodeStuck(code, new Date()),
    isRefused: code.refusedAt !== null,
  };
}
