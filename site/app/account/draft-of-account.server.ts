import type { Draft } from '@clinic/core/booking/form/draft';
import { knownFields } from '@clinic/core/booking/form/known-fields';
import { lastBefore } from '@clinic/core/booking/form/prove-draft';
import { contactDigest } from '@clinic/core/identity/contact';
import type { SignedIn } from '@clinic/core/identity/sessions/open-session';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { newDraft } from '../booking/wizard/create-draft.server.ts';
import type { PageContext } from '../page-context.ts';
import { activeAccount } from './active-account.server.ts';
import { readOwnRecord } from './read-own-record.server.ts';

type NewDraft = Omit<Draft, 'bookingId' | 'submittedAt'>;

/** Whoever is signed in is asked for nothing that is known. */
export const startOfDraft = async (page: PageContext): Promise<NewDraft> => {
  const signedIn = activeAccount(page);
  return signedIn ? draftOfAccount(signedIn, page) : newDraft;
};

/**
 * What a booking starts with for somebody who is signed in: the e-mail is proven, so no code is asked for; with a linked record its
 * answers are filled in. Without an answer of the clinic the e-mail and the name are what we know.
 */
export async function draftOfAccount(signedIn: SignedIn, page: PageContext): Promise<NewDraft> {
  const { account } = signedIn;
  const { booking } = page;
  const now = new Date();
  const proven = { contactDigest: contactDigest(booking.keys, { kind: 'email', value: account.email }), contactProvenAt: now };
  const own = { name: account.name, email: account.email };
  const record = await readOwnRecord(signedIn, page);
  if (!record) return { ...newDraft, ...proven, fields: own };
  const [lastBooking, visits] = await Promise.all([
    booking.store.lastOf(record.id, [proven.contactDigest]),
    booking.patients.listAppointments({ patientId: record.id, to: inLisbon(now).day }),
  ]);
  const lastVisit = visits.ok ? lastBefore(visits.value, now) : null;
  const known = { ...knownFields({ record, lastBooking, lastVisit }), email: account.email };
  const fields = { hadConsultation: 'yes', ...known, forOther: 'no' };
  return { ...newDraft, ...proven, fields, known, provenPatientId: record.id, provenAt: now };
}
