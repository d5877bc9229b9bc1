import { type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import type { DataKeys } from '../../secrets/data-keys.ts';
import { deriveKey } from '../../secrets/derive-key.ts';
import { accessMinutes } from './session.ts';

const algorithm = 'HS256';
const purpose = 'access token';

/** Names the session, which is looked up at every request: a token of an ended session opens nothing. */
export const signAccessToken = ([current]: DataKeys, sessionId: string): Promise<string> =>
  new SignJWT()
    .setProtectedHeader({ alg: algorithm, kid: current.id })
    .setSubject(sessionId)
    .setIssuedAt()
    .setExpirationTime(`${accessMinutes}m`)
    .sign(deriveKey(current, purpose));

/** The id of its session; null where it has expired or is not ours. */
export async function readAccessToken(keys: DataKeys, token: string): Promise<string | null> {
  const keyOf = ({ kid }: JWTHeaderParameters) => {
    const key = keys.find(({ id }) => id === kid);
    if (!key) throw new Error('unknown key');
    return deriveKey(key, purpose);
  };
  const verified = await jwtVerify(token, keyOf, { algorithms: [algorithm] }).catch(() => null);
  return verified?.payload.sub ?? null;
}
