import type { Result } from '../kernel/result.ts';
import { textCountry } from '../personal-data/text-phone.ts';

export type Sms = {
  /** The same for every attempt at one message: a gateway that saw it before does not send it again. */
  id: string;
  /** `+351910000000` */
  to: string;
  text: string;
};

export type SmsTrouble =
  /** Certainly not taken, and another try would end alike. */
  | { kind: 'smsRefused' }
  /** No answer: it may have been taken. Trying again is safe, thanks to the id. */
  | { kind: 'smsUnavailable' };

/** `off` where no gateway is set up: nobody is told anything, and nothing fails for that. */
export type SmsSender = (sms: Sms) => Promise<Result<'accepted' | 'off', SmsTrouble>>;

/**
 * What a text message is sent to, whatever it says: a Portuguese mobile as we keep it, or a number of a country on our list. Anybody may
 * have typed it, and a satellite phone or a landline would only cost money.
 */
export function smsNumber(phone: string): string | null {
  const country = textCountry(phone);
  if (country === '+351') return `+351${phone}`;
  return country !== null && /^\+[1-9]\d{8,14}$/.test(phone) ? phone : null;
}
