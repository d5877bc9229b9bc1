import { z } from 'zod';
import type { SmsSender } from '../../booking/sms-sender.ts';
import { ok } from '../../kernel/result.ts';
import { smsOverHttp } from './sms-over-http.ts';

/** Fields for the settings of a process that sends text messages. Without them none are sent. */
export const smsSettings = {
  SMS_GATEWAY_URL: z.url().optional(),
  SMS_GATEWAY_KEY: z.string().min(16, 'needs at least 16 characters').optional(),
  /** Eleven letters and figures at most, as networks have it. */
  SMS_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9 ]{1,11}$|^\+\d{9,15}$/, 'at most 11 letters and figures, or a number with +')
    .optional(),
};

type Settings = { [Name in keyof typeof smsSettings]?: string | undefined };

const smsOff: SmsSender = async () => ok('off');

/** Address without key, or key without address, is a slip and not a wish: the process says so at its start. */
export function smsFromSettings({ SMS_GATEWAY_URL: url, SMS_GATEWAY_KEY: key, SMS_SENDER: from }: Settings): SmsSender {
  if (url && key) return smsOverHttp({ url, key, from });
  if (url || key) throw new Error('SMS_GATEWAY_URL and SMS_GATEWAY_KEY go together');
  return smsOff;
}
