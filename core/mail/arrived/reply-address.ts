import type { DataKeys } from '../../secrets/data-keys.ts';
import { signedAddress } from '../signed-address.ts';

/** What a letter of ours was about: a booking, a form of the site, somebody's registration for an event. */
export type LetterSubject = { kind: 'booking' | 'request' | 'registration'; id: string };

/** A purpose for each kind: the address of a form names no booking, whatever its id. */
const addresses = {
  booking: signedAddress('answered letter'),
  request: signedAddress('answered letter about a form'),
  registration: signedAddress('answered letter about an event'),
} satisfies Record<LetterSubject['kind'], unknown>;

const kinds = ['booking', 'request', 'registration'] as const;

/**
 * Where an answer to a letter goes: it names what the letter was about, not the letter, which is removed long before somebody may answer it.
 * It opens nothing: whoever knows it can write to the desk, and no more.
 */
export const writeReplyAddress = (keys: DataKeys, address: string, { kind, id }: LetterSubject): string =>
  addresses[kind].write(keys, address, id);

/** Null where none of us wrote the address. */
export function readReplyAddress(keys: DataKeys, address: string): LetterSubject | null {
  for (const kind of kinds) {
    const id = addresses[kind].read(keys, address);
    if (id !== null) return { kind, id };
  }
  return null;
}
