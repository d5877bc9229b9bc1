import { createHmac } from 'node:crypto';
import { secretsEqual } from '../http/secrets-equal.ts';
import type { DataKey, DataKeys } from './data-keys.ts';
import { deriveKey } from './derive-key.ts';

/**
 * A link that names a row and that only we can write: `<id>.<signature>`. The token is derived from the row's id wherever it is needed
 * and stored nowhere; until when it is good, the row says, so that a link can be ended early.
 */
type SignedLink = {
  writeToken(keys: DataKeys, id: string): string;
  /** The id of the row that a token belongs to; null where nobody of us made it. */
  readToken(keys: DataKeys, token: string): string | null;
};

const written = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** Each purpose has a key of its own: a link of one opens nothing of another. */
export function signedLink(purpose: string): SignedLink {
  const signatureOf = (key: DataKey, id: string) => createHmac('sha256', deriveKey(key, purpose)).update(id).digest('base64url');
  return {
    writeToken: ([current], id) => `${id}.${signatureOf(current, id)}`,
    readToken(keys, token) {
      const [, id = '', signature = ''] = written.exec(token) ?? [];
      return id !== '' && keys.some((key) => secretsEqual(signature, signatureOf(key, id))) ? id : null;
    },
  };
}
