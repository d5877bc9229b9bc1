import { contactDigest, contactDigests, toContact } from '../../../identity/contact.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';

/** `refused`: what could not be opened, and why, in words that name keys and columns only. */
export type ReEncrypted = { table: string; read: number; changed: number; refused: string[] };

type Reachable = { email?: string | null; phone?: string | null };

/** Everything under which the people of a booking may have been reached. */
export const writtenContacts = (...people: (Reachable | null)[]): string[] =>
  people.flatMap((person) => [person?.email, person?.phone]).filter((written) => typeof written === 'string');

/**
 * A digest cannot be opened, so it is made anew from what was written; one of which that is gone stays under its old key.
 * `written` are the contacts that it may stand for.
 */
export function renewContactDigest<Stored extends string | null>(keys: DataKeys, stored: Stored, written: string[]): Stored | string {
  if (stored === null || stored.startsWith(`${keys[0].id}:`)) return stored;
  const contacts = written.map(toContact).filter((contact) => contact !== null);
  const meant = contacts.find((contact) => contactDigests(keys, contact).includes(stored));
  return meant ? contactDigest(keys, meant) : stored;
}
