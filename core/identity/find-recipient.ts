import type { ClinicService, PatientRecord } from '../booking/clinic-service.ts';
import { told } from '../booking/silence.ts';
import { smsNumber } from '../booking/sms-sender.ts';
import { isPlainAddress } from '../mail/mail.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import type { CodeAddress } from './codes/code-store.ts';
import { type Contact, contactDigests, toContact } from './contact.ts';
import { isConfirmed, type PatientContacts } from './patient-contacts.ts';

/** Where the code goes, out of the clinic's own records and never out of what was typed. */
export type Recipient = { patientIds: number[]; to: Contact };

type Ports = { clinic: Pick<ClinicService, 'findPatients' | 'readPatient'>; contacts: PatientContacts; keys: DataKeys };

/** An address on more records than this is a care home's or the desk's own: whoever reads it is not the patient. */
const largestFamily = 8;

/** Only confirmed contacts count: whoever booked in somebody's name must not get his codes by that. */
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

// The clinic's search may be kinder than ours: only who has exactly this number is meant.
const withVat = async ({ clinic }: Ports, vat: string) => told(await clinic.findPatients({ vat })).filter((record) => record.vat === vat);

/** Those on whose record it stands, and those for whom the desk confirmed it without writing it there. */
async function withContact({ clinic, contacts, keys }: Ports, contact: Contact): Promise<PatientRecord[]> {
  const listed = contact.kind === 'email' ? told(await clinic.findPatients({ email: contact.value })) : [];
  const confirmed = await contacts.patientsConfirmedFor(contactDigests(keys, contact));
  const others = confirmed.filter((id) => !listed.some((record) => record.id === id)).slice(0, largestFamily + 1);
  const read = await Promise.all(others.map(async (id) => told(await clinic.readPatient(id))));
  return [...listed, ...read.filter((record) => record !== null)];
}

const canBeReached = ({ kind, value }: Contact): boolean => (kind === 'email' ? isPlainAddress(value) : smsNumber(value) !== null);

/** An e-mail before a mobile: it costs nothing and is read on any device. */
function reachable({ contacts }: PatientRecord, isBelieved: (contact: Contact) => boolean): Contact | null {
  const all = contacts.flatMap((written) => toContact(written) ?? []).filter((contact) => canBeReached(contact) && isBelieved(contact));
  return all.find(({ kind }) => kind === 'email') ?? all[0] ?? null;
}

/** The part of an address before the @ may matter to its server, so it is written as the clinic has it. */
function asSpelled({ contacts }: PatientRecord, contact: Contact): Contact {
  const written = contacts.find((each) => toContact(each)?.value === contact.value)?.trim();
  return contact.kind === 'email' && written && isPlainAddress(written) ? { ...contact, value: written } : contact;
}
