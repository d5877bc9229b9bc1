import { z } from 'zod';
import type { Result } from '../../kernel/result.ts';

/** Which payment to ask the provider about. Never trusted: anybody can send a callback. */
export type CallbackHint = { orderId?: string; providerId?: string };
export type CallbackTrouble = { kind: 'forged' | 'malformed' };
export type ReadCallback = Result<CallbackHint, CallbackTrouble>;

/** Our identifiers and the providers' have no other characters; anything else is neither looked up nor stored. */
export const identifier = z.string().regex(/^[\w.-]{1,64}$/);
