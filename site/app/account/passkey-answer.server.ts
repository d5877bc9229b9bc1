import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';

const text = z.string().max(16_384);
const credential = z.object({ id: text, rawId: text, type: z.literal('public-key'), clientExtensionResults: z.record(text, z.unknown()) });
const answer = credential.extend({
  response: z.looseObject({ clientDataJSON: text, authenticatorData: text, signature: text }),
});
const offer = credential.extend({ response: z.looseObject({ clientDataJSON: text, attestationObject: text }) });

/** What a browser posted, as far as its shape tells; the signature is checked later. */
export const isPasskeyAnswer = (given: unknown): given is AuthenticationResponseJSON => answer.safeParse(given).success;
export const isNewPasskey = (given: unknown): given is RegistrationResponseJSON => offer.safeParse(given).success;
