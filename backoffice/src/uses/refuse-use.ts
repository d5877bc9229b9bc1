import { APIError, type PayloadRequest } from 'payload';
import type { Label } from '../language/label.ts';
import { type Filling, sayRefusedUse } from './use-words.ts';

const refusedKey = 'refusedUse';

/** Noted in the request, too: a change of many at once goes on after the error of one. */
export function refuseUse(req: PayloadRequest, words: Label, filling: Filling): never {
  const error = new APIError(sayRefusedUse(words, req.i18n.language, filling), 409, null, true);
  req.context[refusedKey] = error;
  throw error;
}

export const refusedIn = (req: PayloadRequest): unknown => req.context[refusedKey];
