import type { Result } from '../kernel/result.ts';

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

/** What a text message can be sent to: a Portuguese mobile as we keep it, or a foreign number. A landline would only cost money. */
export function smsNumber(phone: string): string | null {
  if (/^9\d{8}$/.test(phone)) return `+351${phone}`;
  return /^\+(?!351)[1-9]\d{8,14}$/.test(phone) ? phone : null;
}
