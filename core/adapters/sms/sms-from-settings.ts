import { z } from 'zod';
import { ok } from '../../kernel/result.ts';
import { ofKind } from '../../settings/setting-kinds.ts';
import type { SmsSender } from '../../sms/sms-sender.ts';
import { smsOverHttp } from './sms-over-http.ts';

/** Fields for the settings of a process that sends text messages. Without them none are sent. */
export const smsSettings = {
  SMS_GATEWAY_URL: ofKind('provider', z.url()).optional().describe('The gateway for text messages; without it none are sent.'),
  SMS_GATEWAY_KEY: ofKind('providerKey', z.string().min(16, 'needs at least 16 characters'))
    .optional()
    .describe('What we show to that gateway.'),
  SMS_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9 ]{1,11}$|^\+\d{9,15}$/, 'at most 11 letters and figures, or a number with +')
    .optional()
    .describe('Whom a text message comes from: at most eleven letters and figures, as networks have it, or a number.'),
};

type Settings = { [Name in keyof typeof smsSettings]?: string | undefined };

const smsOff: SmsSender = async () => ok('off');

/** Address without key, or key without address, is a slip and not a wish: the process says so at its start. */
export function smsFromSettings({ SMS_GATEWAY_URL: url, SMS_GATEWAY_KEY: key, SMS_SENDER: from }: Settings): SmsSender {
  if (url && key) return smsOverHttp({ url, key, from });
  if (url || key) throw new Error('SMS_GATEWAY_URL and SMS_GATEWAY_KEY go together');
  return smsOff;
}
