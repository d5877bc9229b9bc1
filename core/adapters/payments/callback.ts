import { z } from 'zod';
import type { Result } from '../../kernel/result.ts';

/** Which payment to ask the provider about. Never the truth itself: anybody can send a callback. */
export type CallbackHint = { orderId?: string; providerId?: string };
export type CallbackTrouble = { kind: 'forged' | 'malformed' };
export type ReadCallback = Result<CallbackHint, CallbackTrouble>;

/** No identifier of ours or theirs has other characters; what has is not looked up, nor written anywhere. */
export const identifier = z.string().regex(/^[\w.-]{1,64}$/);
