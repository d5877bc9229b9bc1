import { isPlainAddress } from '../../mail/mail.ts';
import type { ClinicService, PatientRecord } from '../clinic-service.ts';
import type { PatientContact } from '../rules/patient-contact.ts';
import { toPhone } from '../rules/phone.ts';
import { told } from '../silence.ts';
import { smsNumber } from '../sms-sender.ts';

/** Where the code goes, out of the clinic's own records and never out of what was typed. */
export type Recipient = { patientIds: number[]; to: { email: string } | { phone: string } };

/** An address on more records than this is a care home's or the desk's own: whoever reads it is not the patient. */
const largestFamily = 8;

const emailOf = ({ contacts }: PatientRecord): string | undefined => contacts.map((contact) => contact.trim()).find(isPlainAddress);
const has = (email: string) => (record: PatientRecord) =>
  record.contacts.some((contact) => contact.trim().toLowerCase() === email.toLowerCase());

export async function findRecipient(clinic: ClinicService, { kind, value }: PatientContact): Promise<Recipient | null> {
  const found = told(await clinic.findPatients({ [kind]: value }));
  // The clinic's search may be kinder than ours: only who has exactly this contact is meant.
  const meant = found.filter(kind === 'email' ? has(value) : (record) => record.vat === value);
  const [first] = meant;
  if (!first || meant.length > largestFamily) return null;
  const email = kind === 'email' ? ownSpelling(first, value) : emailOf(first);
  if (email) return { patientIds: meant.filter(has(email)).map(({ id }) => id), to: { email } };
  const phone = first.contacts.map(mobileOf).find((number) => number !== null);
  return phone ? { patientIds: [first.id], to: { phone } } : null;
}

const ownSpelling = ({ contacts }: PatientRecord, email: string) =>
  contacts.map((contact) => contact.trim()).find((contact) => contact.toLowerCase() === email && isPlainAddress(contact));

function mobileOf(contact: string): string | null {
  const phone = toPhone(contact);
  return phone.ok ? smsNumber(phone.value) : null;
}
