import type { ClinicService, PatientRecord } from '../clinic/clinic-service.ts';
import { unwrapResponse } from '../clinic/service-unavailable.ts';
import { isPlainAddress } from '../mail/mail.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import { smsNumber } from '../sms/sms-sender.ts';
import type { CodeAddress } from './codes/code-store.ts';
import { type Contact, contactDigests, toContact } from './contact.ts';
import { isConfirmed, type PatientContacts } from './patient-contacts.ts';

/** Where the code is sent: a contact from the clinic's records, never one that was typed. */
export type Recipient = { patientIds: number[]; to: Contact };

type Ports = { clinic: Pick<ClinicService, 'findPatients' | 'readPatient'>; contacts: PatientContacts; keys: DataKeys };

/** An address on more records than this belongs to a care home or to the clinic itself: its reader is not the patient. */
const largestFamily = 8;

/** Only confirmed contacts count: somebody who booked in a patient's name must not get that patient's codes. */
export async function findRecipient(ports: Ports, asked: CodeAddress): Promise<Recipient | null> {
  const { contacts, keys } = ports;
  const records = asked.kind === 'vat' ? await withVat(ports, asked.value) : await withContact(ports, asked);
  const known = await contacts.of(records.map(({ id }) => id));
  const isBelieved = (record: PatientRecord, contact: Contact) => isConfirmed(keys, record, contact, known);
  if (asked.kind !== 'vat') {
    const meant = records.filter((record) => isBelieved(record, asked));
    const [first] = meant;
    if (!first || meant.length > largestFamily || !canBeReached(asked)) return null;
    return { patientIds: meant.map(({ id }) => id), to: asSpelled(first, asked) };
  }
  const [first] = records;
  if (!first || records.length > largestFamily) return null;
  const to = reachable(first, (contact) => isBelieved(first, contact));
  return to && { patientIds: records.filter((record) => isBelieved(record, to)).map(({ id }) => id), to: asSpelled(first, to) };
}

// The clinic's search may be more tolerant: only records with exactly this number count.
const withVat = async ({ clinic }: Ports, vat: string) =>
  unwrapResponse(await clinic.findPatients({ vat })).filter((record) => record.vat === vat);

/** Patients with this contact on their record, and those for whom the front desk confirmed it without adding it there. */
async function withContact({ clinic, contacts, keys }: Ports, contact: Contact): Promise<PatientRecord[]> {
  const listed = contact.kind === 'email' ? unwrapResponse(await clinic.findPatients({ email: contact.value })) : [];
  const confirmed = await contacts.patientsConfirmedFor(contactDigests(keys, contact));
  const others = confirmed.filter((id) => !listed.some((record) => record.id === id)).slice(0, largestFamily + 1);
  const read = await Promise.all(others.map(async (id) => unwrapResponse(await clinic.readPatient(id))));
  return [...listed, ...read.filter((record) => record !== null)];
}

const canBeReached = ({ kind, value }: Contact): boolean => (kind === 'email' ? isPlainAddress(value) : smsNumber(value) !== null);

/** E-mail before text message: it is free and can be read on any device. */
function reachable({ contacts }: PatientRecord, isBelieved: (contact: Contact) => boolean): Contact | null {
  const all = contacts.flatMap((written) => toContact(written) ?? []).filter((contact) => canBeReached(contact) && isBelieved(contact));
  return all.find(({ kind }) => kind === 'email') ?? all[0] ?? null;
}

/** The local part of an address may be case-sensitive, so the clinic's spelling is used. */
function asSpelled({ contacts }: PatientRecord, contact: Contact): Contact {
  const written = contacts.find((each) => toContact(each)?.value === contact.value)?.trim();
  return contact.kind === 'email' && written && isPlainAddress(written) ? { ...contact, value: written } : contact;
}
