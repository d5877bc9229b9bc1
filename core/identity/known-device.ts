import { createHmac } from 'node:crypto';
import { secretsEqual } from '../http/secrets-equal.ts';
import type { DataKeys } from '../secrets/data-keys.ts';
import { keyedDigest } from '../secrets/keyed-digest.ts';
import type { CodeAddress } from './codes/code-store.ts';

/** The number of proven contacts that a browser remembers: those of a family. */
const mostContacts = 6;
const markLength = 16;

/** Discloses nothing to a reader of the cookie, and differs from the digests in the database. */
const markOf = (keys: DataKeys, { kind, value }: CodeAddress) => keyedDigest(keys, 'known device', `${kind} ${value}`).slice(-markLength);

const signatureOf = (secret: string, marks: string) =>
  createHmac('sha256', secret).update(`known device\n${marks}`).digest('base64url').slice(0, 27);

const marksIn = (secret: string, cookie: string | null): string[] => {
  const [marks = '', signature = ''] = (cookie ?? '').split('.');
  return marks !== '' && secretsEqual(signature, signatureOf(secret, marks)) ? (marks.match(/.{16}/g) ?? []) : [];
};

type Device = { cookie: string | null; secret: string; keys: DataKeys };

/** Whether this browser has proven the contact before: then strangers' requests for the contact do not count against it. */
export const isKnownDevice = ({ cookie, secret, keys }: Device, contact: CodeAddress): boolean =>
  marksIn(secret, cookie).includes(markOf(keys, contact));

/** The cookie's value after a contact was proven; the newest first, the oldest dropped. */
export function rememberDevice({ cookie, secret, keys }: Device, contact: CodeAddress): string {
  const mark = markOf(keys, contact);
  const marks = [mark, ...marksIn(secret, cookie).filter((each) => each !== mark)].slice(0, mostContacts).join('');
  return `${marks}.${signatureOf(secret, marks)}`;
}
