import type { SignedIn } from '@clinic/core/identity/sessions/open-session';
import type { AccountCall } from './account-call.ts';
import type { Trouble } from './endpoint.ts';

/** An idle session opens nothing until its holder has signed in again. */
export async function openCall(call: AccountCall): Promise<SignedIn | Trouble> {
  const signedIn = await call.signedIn();
  if (!signedIn) return { trouble: 'notSignedIn' };
  return signedIn.isIdle ? { trouble: 'idle' } : signedIn;
}
