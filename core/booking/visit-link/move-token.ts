import { createHmac } from 'node:crypto';
import { secretsEqual } from '../../http/secrets-equal.ts';
import type { VisitSecrets } from './visit-link.ts';

/** The id of the booking that a move will make. `from`: the visit whose page has the form, so that its form makes no other's. */
type Move = { id: string; from: string };

const signed = /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})\.([\w-]{43})$/;

const signature = (secret: string, { id, from }: Move) =>
  createHmac('sha256', secret).update(`visit move\n${from}\n${id}`).digest('base64url');

/** For a field of the form: whoever sends it back was given it on the page of this visit. */
export const writeMoveToken = ([secret]: VisitSecrets, move: Move): string => `${move.id}.${signature(secret, move)}`;

/** Null where we did not make it for this visit: a link to a visit names a booking, too, and is no move to it. */
export function readMoveToken(secrets: VisitSecrets, token: string, from: string): string | null {
  const [, id = '', given = ''] = signed.exec(token) ?? [];
  // All secrets are compared, whichever fits, so that the time discloses nothing.
  const fits = secrets.map((secret) => secretsEqual(given, signature(secret, { id, from })));
  return id !== '' && fits.includes(true) ? id : null;
}
