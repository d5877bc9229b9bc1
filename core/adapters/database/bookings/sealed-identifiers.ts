import type { Booking, PatientAnswers } from '../../../booking/booking.ts';
import type { DraftFields } from '../../../booking/wizard/steps.ts';
import type { CodeAddress } from '../../../identity/codes/code-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { keyedDigest, keyedDigests } from '../../../secrets/keyed-digest.ts';
import { open, seal } from '../../../secrets/sealed-value.ts';

/** Tax number, health service number, citizen card: what a thief of the tables could use elsewhere, and nobody has to search for in parts. */
export const identifiers = ['vat', 'nSNS', 'nCC'] as const;
type Identifiers = Partial<Record<(typeof identifiers)[number], string | null>>;
type Turn = typeof seal;

function turned<Values extends Identifiers>(turn: Turn, keys: DataKeys, table: string, row: string, values: Values): Values {
  const present = identifiers.flatMap((field) => {
    const value = values[field];
    return value ? [[field, turn(keys, { table, row, field }, value)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(present) };
}

export const sealPatient = (keys: DataKeys, bookingId: string, patient: PatientAnswers): PatientAnswers =>
  turned(seal, keys, 'bookings', bookingId, patient);

export const openPatient = (keys: DataKeys, bookingId: string, patient: PatientAnswers): PatientAnswers =>
  turned(open, keys, 'bookings', bookingId, patient);

/** The row as the rules know it. */
export function openBooking(keys: DataKeys, { vatDigest: _, ...row }: Booking & { vatDigest: string | null }): Booking {
  return { ...row, patient: openPatient(keys, row.id, row.patient) };
}

/** Beside the sealed number, so that a booking can be found by it. */
export const vatDigest = (keys: DataKeys, { vat }: PatientAnswers): string | null => (vat ? keyedDigest(keys, 'vat', vat) : null);
/** For looking up: `where vat_digest in (…)`. */
export const vatDigests = (keys: DataKeys, vat: string): string[] => keyedDigests(keys, 'vat', vat);

/** `draft` is its digest. What was typed and what is known share their places, because they are compared in the database. */
export const sealFields = (keys: DataKeys, draft: Buffer, fields: DraftFields): DraftFields =>
  turned(seal, keys, 'booking_drafts', draft.toString('hex'), fields);

export const openFields = (keys: DataKeys, draft: Buffer, fields: DraftFields): DraftFields =>
  turned(open, keys, 'booking_drafts', draft.toString('hex'), fields);

function turnedContact(turn: Turn, keys: DataKeys, row: string, contact: CodeAddress): CodeAddress {
  if (contact.kind !== 'vat') return contact;
  return { ...contact, value: turn(keys, { table: 'identity_codes', row, field: 'vat' }, contact.value) };
}

export const sealContact = (keys: DataKeys, codeId: string, contact: CodeAddress): CodeAddress =>
  turnedContact(seal, keys, codeId, contact);

export const openContact = (keys: DataKeys, codeId: string, contact: CodeAddress): CodeAddress =>
  turnedContact(open, keys, codeId, contact);
