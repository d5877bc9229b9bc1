import { createHmac } from 'node:crypto';
import { secretsEqual } from '../../http/secrets-equal.ts';
import { passMinutes } from '../model/constants.ts';
import type { VisitSecrets } from './visit-link.ts';

/**
 * After the right code this browser may type the account of a refund. Good for one request of the account (`times`): once an account was
 * given, or is asked for anew, it opens nothing. `contactProven`: the code went to the contact that was proven when the visit was booked.
 */
export type RefundPass = { bookingId: string; times: number; contactProven: boolean };

const signed = /^([0-9a-f-]{36})\.(\d{1,9})\.([01])\.(\d{10})\.([\w-]{43})$/;
const signature = (secret: string, named: string) => createHmac('sha256', secret).update(`refund pass\n${named}`).digest('base64url');

/** For a cookie of its own, which nothing prolongs: a new one takes a new code. It is useless without the link. */
export function writeRefundPass([secret]: VisitSecrets, { bookingId, times, contactProven }: RefundPass, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + passMinutes * 60;
  const named = `${bookingId}.${times}.${contactProven ? 1 : 0}.${until}`;
  return `${named}.${signature(secret, named)}`;
}

export function readRefundPass(secrets: VisitSecrets, text: string, now: Date): RefundPass | null {
  const [, bookingId = '', times = '', proven = '', until = '0', given = ''] = signed.exec(text) ?? [];
  const named = `${bookingId}.${times}.${proven}.${until}`;
  const fits = secrets.map((secret) => secretsEqual(given, signature(secret, named)));
  if (!fits.includes(true) || Number(until) * 1000 <= now.getTime()) return null;
  return { bookingId, times: Number(times), contactProven: proven === '1' };
}

/** Whether it was made for what is asked for now. */
export const isPassFor = (pass: RefundPass | null, asked: Pick<RefundPass, 'bookingId' | 'times'>): pass is RefundPass =>
  pass !== null && pass.bookingId === asked.bookingId && pass.times === asked.times;
