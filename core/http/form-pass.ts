import { createHmac, randomUUID } from 'node:crypto';
import { isUuid } from '../kernel/uuid.ts';
import { secretsEqual } from './secrets-equal.ts';

/** Put into a form when its page is made: one form is taken once, however often it is sent. */
type FormPass = { formId: string; ageSeconds: number };

/** A long answer is written over an evening, and sent the next morning. */
export const formHours = 36;

const signature = (secret: string, named: string) => createHmac('sha256', secret).update(`form\n${named}`).digest('base64url');

/** `form`: what the page asks, so that the pass of one form opens no other. */
export function writeFormPass(secret: string, form: string, now: Date, formId: string = randomUUID()): string {
  const named = `${formId}.${form}.${Math.floor(now.getTime() / 1000)}`;
  return `${named}.${signature(secret, named)}`;
}

/** Null where it is not ours, too old, or of another form than these. */
export function readFormPass(secret: string, forms: readonly string[], pass: string, now: Date): FormPass | null {
  const [formId = '', form = '', issued = '', given = ''] = pass.split('.');
  if (!isUuid(formId) || !secretsEqual(given, signature(secret, `${formId}.${form}.${issued}`)) || !forms.includes(form)) return null;
  const ageSeconds = Math.floor(now.getTime() / 1000) - Number(issued);
  return ageSeconds >= 0 && ageSeconds <= formHours * 3_600 ? { formId, ageSeconds } : null;
}
