import { parseBookingCode } from '../../booking/model/booking-code.ts';
import { nameParts } from '../../identity/agrees.ts';
import { comparableEmail } from '../../personal-data/email.ts';
import { parseNif } from '../../personal-data/nif.ts';
import { parsePhone } from '../../personal-data/phone.ts';

/** One way to understand what was typed. `number`: of the clinic's, the patient's record or the appointment. */
export type BookingClue =
  | { by: 'name'; words: string[] }
  | { by: 'phone'; phone: string }
  | { by: 'email'; email: string }
  | { by: 'vat'; vat: string }
  | { by: 'code'; code: string }
  | { by: 'reference'; reference: string }
  | { by: 'order'; orderId: string }
  | { by: 'number'; number: number };

const shortestName = 2;

/** Everything that the words of a caller can mean: nine figures are a telephone, a tax number or a reference. Empty for what is nothing. */
export function toBookingClues(typed: string): BookingClue[] {
  const text = typed.trim();
  if (text.includes('@')) {
    const email = comparableEmail(text);
    return email === null ? [] : [{ by: 'email', email }];
  }
  if (/^[\d\s+().\-/]+$/.test(text)) return numberClues(text);
  return [...codeClues(text), ...nifClue(text), ...orderClues(text), ...nameClues(text)];
}

/** Six characters, figures and letters among them: it was meant as a code. */
export const looksLikeCode = (typed: string): boolean => /^(?=.*\d)(?=.*[a-z])[a-z\d]{6}$/i.test(typed.replace(/[\s.\-‐-―]/g, ''));

function numberClues(text: string): BookingClue[] {
  const digits = text.replace(/\D/g, '');
  const phone = parsePhone(text);
  return [
    ...(phone.ok ? [{ by: 'phone', phone: phone.value } as const] : []),
    ...nifClue(text),
    ...(digits.length === 9 ? [{ by: 'reference', reference: digits } as const] : []),
    ...(/^\d{1,8}$/.test(text) ? [{ by: 'number', number: Number(text) } as const] : []),
  ];
}

function nifClue(text: string): BookingClue[] {
  const nif = parseNif(text);
  return nif.ok ? [{ by: 'vat', vat: nif.value }] : [];
}

function codeClues(text: string): BookingClue[] {
  const code = parseBookingCode(text);
  return code ? [{ by: 'code', code }] : [];
}

const orderClues = (text: string): BookingClue[] => (/^[a-z\d]{12}$/i.test(text) ? [{ by: 'order', orderId: text.toUpperCase() }] : []);

/** Nobody has a figure in the name. */
function nameClues(text: string): BookingClue[] {
  const words = /\d/.test(text) ? [] : nameParts(text);
  return words.some(({ length }) => length >= shortestName) ? [{ by: 'name', words }] : [];
}
