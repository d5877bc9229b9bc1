import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Constant-time comparison; hashing first hides the length. */
export const secretsEqual = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

/** For calls between our own processes: `Authorization: Bearer …`. */
export const bearsKey = (authorization: string | null | undefined, key: string): boolean =>
  secretsEqual(/^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '', key);
