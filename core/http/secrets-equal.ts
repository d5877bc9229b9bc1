import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Constant-time comparison; hashing first hides the length. */
export const secretsEqual = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

/** For calls between our own processes: `Authorization: Bearer …`. Any of these keys opens. */
export const bearsKey = (authorization: string | null | undefined, ...keys: readonly string[]): boolean => {
  const given = /^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '';
  return keys.some((key) => secretsEqual(given, key));
};
