import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { DataKeys } from '../../secrets/data-keys.ts';
import { deriveKey } from '../../secrets/derive-key.ts';

export const newRefreshToken = (): string => randomBytes(32).toString('base64url');

/** Only this is stored. The token is random, so a plain hash cannot be guessed backwards. */
export const refreshTokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Derived, so that parallel tabs that send the same token receive the same successor, and nobody has to store it. */
export const successorOf = ([current]: DataKeys, token: string): string =>
  createHmac('sha256', deriveKey(current, 'refresh token')).update(token).digest('base64url');
