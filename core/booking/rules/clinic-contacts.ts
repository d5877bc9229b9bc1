import { toPhone } from './phone.ts';

/** The clinic's service refuses every telephone number that has not nine digits, as Portuguese numbers have. */
const takenByTheClinic = /^\d{9}$/;

/**
 * What of a patient's contacts the clinic's own record can hold. A number from abroad stays with the booking, where the front desk
 * and our messages find it: a visit must not fail for it.
 */
export const clinicContacts = ({ email, phone }: { email: string; phone: string }): string[] => [
  ...(email ? [email] : []),
  ...(takenByTheClinic.test(phone) ? [phone] : []),
];

/**
 * For a record that exists. The clinic's service replaces the whole list, so only what is new is a reason to send one, and all that
 * is known goes along behind it: a landline, a daughter's mobile. None is sent where it holds what the service would refuse.
 */
export function contactsToSend(onFile: readonly string[], patient: { email: string; phone: string }): string[] {
  const known = onFile.map(spelledAlike);
  const added = clinicContacts(patient).filter((contact) => !known.includes(spelledAlike(contact)));
  const kept = onFile.map((contact) => (isEmail(contact) ? contact : spelledAlike(contact)));
  const isTaken = kept.every((contact) => isEmail(contact) || takenByTheClinic.test(contact));
  return added.length > 0 && isTaken ? [...added, ...kept] : [];
}

const isEmail = (contact: string): boolean => contact.includes('@');

/** The same number with and without its country, the same address in capitals. */
function spelledAlike(contact: string): string {
  if (isEmail(contact)) return contact.trim().toLowerCase();
  const phone = toPhone(contact);
  return phone.ok ? phone.value : contact.trim();
}
