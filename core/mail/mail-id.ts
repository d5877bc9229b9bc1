import { createHash } from 'node:crypto';

/** The same for the same `subject` (a booking's id) and `told` (`confirmed`, `reminder-24`), so that a step run twice makes one mail. */
export function mailIdOf(subject: string, told: string): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([subject, told]))
    .digest('hex');
  // Version 8 is the one for UUIDs of one's own making; the digit after the third dash names the variant.
  const variant = '89ab'[Number.parseInt(digest.charAt(16), 16) % 4];
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `${variant}${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}
