import { smsNumber } from '@clinic/core/sms/sms-sender';
import { z } from 'zod';

export const deskAlertSettings = {
  DESK_MAIL: z
    .email()
    .optional()
    .describe('Who is told by mail, in opening hours, that items wait and nobody has the desk’s list open; without it nobody is.'),
  DESK_DIGEST_MINUTES: z.coerce.number().int().min(5).max(1_440).default(30).describe('At least so long between two of these mails.'),
  MANAGER_MAIL: z
    .email()
    .optional()
    .describe('Who is told by mail, once for each, that items are past their deadline, also while the desk works; without it nobody is.'),
  ON_CALL_PHONE: z
    .string()
    .transform((phone) => smsNumber(phone.replaceAll(/[\s.-]/g, '').replace(/^\+351/, '')))
    .refine((phone) => phone !== null, 'a mobile number: 910 000 000, or of a country that we text to: +34 600 000 000')
    .optional()
    .describe('Whom a text message reaches while the clinic is closed and something urgent waits; without it nobody.'),
};
