import { randomBytes } from 'node:crypto';

/** Names a browser for a while: what was begun in it, such as a draft or a code that was asked for, is found again there alone. */
export const newBrowserKey = (): string => randomBytes(24).toString('base64url');

export const browserKeyFormat = /^[\w-]{32}$/;
