import { type Contact, toContact } from '../identity/contact.ts';
import { textCountry } from '../personal-data/text-phone.ts';
import type { RequestAnswers } from './form/parse-request.ts';

/** Where the answer goes and a code would; the e-mail where there is one. */
export function requestContact({ email, phone }: Pick<RequestAnswers, 'email' | 'phone'>): Contact {
  const contact = toContact(email ?? phone ?? '');
  if (!contact) throw new TypeError('a request was taken without a contact');
  return contact;
}

/** All that was written. */
export const requestContacts = ({ email, phone }: Pick<RequestAnswers, 'email' | 'phone'>): Contact[] =>
  [email, phone].flatMap((written) => toContact(written ?? '') ?? []);

/** A landline gets no codes. */
export const canGetCode = ({ kind, value }: Contact): boolean => kind === 'email' || textCountry(value) !== null;
