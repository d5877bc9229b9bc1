import { parsePhone } from '../../personal-data/phone.ts';

/** The clinic's service rejects every phone number that does not have nine digits, as Portuguese numbers do. */
const takenByTheClinic = /^\d{9}$/;

/**
 * The contacts of a patient that the clinic's record can hold. A foreign number stays in the booking, where the front desk and our messages
 * use it: a visit must not fail because of it.
 */
export const contactsClinicAccepts = ({ email, phone }: { email: string; phone: string }): string[] => [
  ...(email ? [email] : []),
  ...(takenByTheClinic.test(phone) ? [phone] : []),
];

/**
 * For an existing record. The clinic's service replaces the whole list, so it is sent only if something is new, together with all known
 * contacts (a landline, a daughter's mobile). It is not sent at all if it contains something that the service would reject.
 */
export function contactsToSend(onFile: readonly string[], patient: { email: string; phone: string }): string[] {
  const known = onFile.map(spelledAlike);
  const added = contactsClinicAccepts(patient).filter((contact) => !known.includes(spelledAlike(contact)));
  const kept = onFile.map((contact) => (isEmail(contact) ? contact : spelledAlike(contact)));
  const isTaken = kept.every((contact) => isEmail(contact) || takenByTheClinic.test(contact));
  return added.length > 0 && isTaken ? [...added, ...kept] : [];
}

const isEmail = (contact: string): boolean => contact.includes('@');

/** Normalised for comparison: a number with or without country code, an e-mail in any case. */
function spelledAlike(contact: string): string {
  if (isEmail(contact)) return contact.trim().toLowerCase();
  const phone = parsePhone(contact);
  return phone.ok ? phone.value : contact.trim();
}
