import { err, ok, type Result } from '../kernel/result.ts';
import { parsePhone } from './phone.ts';

/** Where our patients live: text messages go there and nowhere else, for numbers elsewhere may cost their owner's friends a fortune. */
const countries = [
  ...['+1', '+31', '+32', '+33', '+34', '+39', '+41', '+43', '+44', '+45', '+46', '+47', '+48', '+49'],
  ...['+55', '+238', '+239', '+244', '+245', '+258', '+352', '+353', '+358', '+376', '+670', '+853'],
];

/** The country that a text message to this number goes to; none where we send none. A landline takes no messages. */
export function textCountry(phone: string): string | null {
  if (/^9[1236]\d{7}$/.test(phone)) return '+351';
  return countries.find((prefix) => phone.startsWith(prefix)) ?? null;
}

/** A number to which we can send a text message, as it is kept. */
export function parseTextPhone(typed: string): Result<string, { kind: 'phoneInvalid' | 'mobileRequired' }> {
  const phone = parsePhone(typed);
  if (!phone.ok) return phone;
  return textCountry(phone.value) ? ok(phone.value) : err({ kind: 'mobileRequired' });
}
