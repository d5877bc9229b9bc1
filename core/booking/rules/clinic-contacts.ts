/** The clinic's service refuses every telephone number that has not nine digits, as Portuguese numbers have. */
const takenByTheClinic = /^\d{9}$/;

/**
 * What of a patient's contacts the clinic's own record can hold. A number from abroad stays with the booking, where the front desk
 * and our messages find it: a visit must not fail for it.
 */
export const clinicContacts = ({ email, phone }: { email: string; phone: string }): string[] =>
  takenByTheClinic.test(phone) ? [email, phone] : [email];

/** For a record that exists: contacts without a number would erase the number that the clinic knows, so none are sent. */
export const changedContacts = (patient: { email: string; phone: string }): string[] => {
  const contacts = clinicContacts(patient);
  return contacts.includes(patient.phone) ? contacts : [];
};
