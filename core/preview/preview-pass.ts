import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../http/parse-json.ts';
import { secretsEqual } from '../http/secrets-equal.ts';

/**
 * Lets its bearer see the newest draft of one document, `problemas:12` or `homepage`, on the site until `expiresAt`. `by`: the number of
 * the editor it was made for, who also sees there what they have typed and not saved.
 */
export type PreviewPass = { subject: string; path: string; expiresAt: number; by?: number | undefined };

const shape = z.object({ subject: z.string(), path: z.string().regex(/^\/(?![/\\])/), expiresAt: z.number(), by: z.number().optional() });

const macOf = (secret: string, purpose: string, text: string) => createHmac('sha256', secret).update(`${purpose}\n${text}`).digest();

export function writePass(secret: string, pass: PreviewPass): string {
  const body = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${body}.${macOf(secret, 'preview-pass', body).toString('base64url')}`;
}

export function readPreviewPass(secrets: readonly string[], text: string, now: number): PreviewPass | null {
  const [body = '', mac = ''] = text.split('.');
  const isOurs = (secret: string) => secretsEqual(mac, macOf(secret, 'preview-pass', body).toString('base64url'));
  if (!secrets.some(isOurs)) return null;
  const pass = shape.safeParse(parseJson(Buffer.from(body, 'base64url').toString()));
  return pass.success && pass.data.expiresAt > now ? pass.data : null;
}

/** The bearer key with which the site authenticates at the back office to read a draft. */
export const draftsKey = (secret: string): string => macOf(secret, 'read-drafts', '').toString('base64url');
