import type { Account } from '@clinic/core/identity/accounts/account';
import { locales } from '@clinic/core/kernel/locale';
import { longestEmail, longestName } from '@clinic/core/personal-data/field-lengths';
import { z } from 'zod';
import { browserKeyFormat } from '../../http/browser-key.ts';

/** Longer ones are refused as such; this only keeps them from being read. */
const longestText = 1_000;

export const emailField = z.string().max(longestEmail).describe('E-mail address; capitals do not matter.');
export const passwordField = z.string().max(longestText);
export const nameField = z.string().max(longestName);
export const codeField = z.string().max(40).describe('As it was sent or shown; spaces and dashes do not matter.');
export const tokenField = z.string().max(longestText);

/** In every body. */
export const languageField = {
  locale: z
    .enum(locales)
    .optional()
    .describe('Language of messages and letters. Without it the Accept-Language header counts, and English where that names neither.'),
};

/** In bodies of calls that begin or end a sign-in. Browsers have cookies in their place. */
export const deviceFields = {
  device: z
    .string()
    .regex(browserKeyFormat)
    .optional()
    .describe(
      'Apps: names this installation. Made by us at the first answer (`data.device`); keep it as safe as a password and send it again.',
    ),
  device_proof: z
    .string()
    .max(200)
    .optional()
    .describe('Apps: what `data.device_proof` was after the last sign-in. With it the password alone is enough on this installation.'),
};

/** In answers to apps. */
export const deviceData = { device: z.string().optional(), device_proof: z.string().optional() };

export const userShape = z.object({
  id: z.uuid(),
  imed_id: z.int().nullable().describe('The clinic’s number of the patient; null until the account is linked to a record.'),
  name: z.string(),
  email: z.string(),
});

export const tokensShape = z.object({
  access_token: z.string().optional().describe('Apps only; browsers get cookies.'),
  refresh_token: z.string().optional().describe('Apps only; browsers get cookies.'),
  expires_in: z.int().describe('Seconds until the access token ends.'),
});

export const signedInData = z.object({ user: userShape, tokens: tokensShape, ...deviceData });
export const secondStepData = z.object({
  second_step: z.enum(['code', 'totp']).describe('`code`: sent by e-mail. `totp`: of the authenticator app, or a recovery code.'),
  ...deviceData,
});
export const noData = z.object({});

export const userOf = ({ id, patientId, name, email }: Account): z.output<typeof userShape> => ({
  id,
  imed_id: patientId,
  name,
  email,
});
