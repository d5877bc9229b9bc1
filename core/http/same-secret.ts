import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares digests of equal length, so that neither the length nor the first wrong letter shows in the time. */
export const sameSecret = (given: string, expected: string): boolean => timingSafeEqual(digest(given), digest(expected));

/** For calls between our own processes: `Authorization: Bearer …`. */
export const bearsKey = (authorization: string | null | undefined, key: string): boolean =>
  sameSecret(/^Bearer (\S+)$/.exec(authorization ?? '')?.[1] ?? '', key);
