import type { DraftFields } from '../../../booking/form/steps.ts';
import type { Booking, PatientAnswers } from '../../../booking/model/booking.ts';
import type { CodeAddress } from '../../../identity/codes/code-store.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { decrypt, encrypt } from '../../../secrets/encrypted-value.ts';
import { keyedDigest, keyedDigests } from '../../../secrets/keyed-digest.ts';

/**
 * What a thief of the tables could use elsewhere, and nobody has to search for in parts: tax number, health service number, citizen card;
 * and what the patient wrote to the doctor.
 */
export const encryptedAnswers = ['vat', 'nSNS', 'nCC', 'note'] as const;
type EncryptedAnswers = Partial<Record<(typeof encryptedAnswers)[number], string | null>>;
type Transform = typeof encrypt;

function mapAnswers<Values extends EncryptedAnswers>(turn: Transform, keys: DataKeys, table: string, row: string, values: Values): Values {
  const present = encryptedAnswers.flatMap((field) => {
    const value = values[field];
    return value ? [[field, turn(keys, { table, row, field }, value)] as const] : [];
  });
  return { ...values, ...Object.fromEntries(present) };
}

export const encryptPatient = (keys: DataKeys, bookingId: string, patient: PatientAnswers): PatientAnswers =>
  mapAnswers(encrypt, keys, 'bookings', bookingId, patient);

export const decryptPatient = (keys: DataKeys, bookingId: string, patient: PatientAnswers): PatientAnswers =>
  mapAnswers(decrypt, keys, 'bookings', bookingId, patient);

/** The row as the rules know it. */
export function decryptBooking(keys: DataKeys, row: Booking & { vatDigest: string | null; nameWords: string }): Booking {
  const { vatDigest: _digest, nameWords: _words, ...booking } = row;
  return { ...booking, patient: decryptPatient(keys, row.id, row.patient) };
}

/** Beside the encrypted number, so that a booking can be found by it. */
export const vatDigest = (keys: DataKeys, { vat }: PatientAnswers): string | null => (vat ? keyedDigest(keys, 'vat', vat) : null);
/** For looking up: `where vat_digest in (…)`. */
export const vatDigests = (keys: DataKeys, vat: string): string[] => keyedDigests(keys, 'vat', vat);

/** `draft` is its digest. What was typed and what is known share their places, because they are compared in the database. */
export const encryptFields = (keys: DataKeys, draft: Buffer, fields: DraftFields): DraftFields =>
  mapAnswers(encrypt, keys, 'booking_drafts', draft.toString('hex'), fields);

export const decryptFields = (keys: DataKeys, draft: Buffer, fields: DraftFields): DraftFields =>
  mapAnswers(decrypt, keys, 'booking_drafts', draft.toString('hex'), fields);

function turnedContact(turn: Transform, keys: DataKeys, row: string, contact: CodeAddress): CodeAddress {
  if (contact.kind !== 'vat') return contact;
  return { ...contact, value: turn(keys, { table: 'identity_codes', row, field: 'vat' }, contact.value) };
}

export const encryptContact = (keys: DataKeys, codeId: string, contact: CodeAddress): CodeAddress =>
  turnedContact(encrypt, keys, codeId, contact);

export const decryptContact = (keys: DataKeys, codeId: string, contact: CodeAddress): CodeAddress =>
  turnedContact(decrypt, keys, codeId, contact);
