import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { err, ok, type Result } from '../../kernel/result.ts';
import { acceptPasskey } from '../factors/passkeys.ts';
import type { AccountServices } from './account-services.ts';
import type { AccountAsker } from './asker.ts';
import { type SignInOutcome, signedIn } from './sign-in-outcome.ts';

export type PasskeyTrouble = { kind: 'passkeyRefused' } | { kind: 'tooMany' };

/** Counted per address only: nobody can use up the tries of somebody else's passkey. */
export async function signInWithPasskey(
  services: AccountServices,
  asker: AccountAsker,
  { response, remembered }: { response: AuthenticationResponseJSON; remembered: boolean },
): Promise<Result<SignInOutcome, PasskeyTrouble>> {
  if (!(await services.withinLimit('passkeysPerAddress', asker.client))) return err({ kind: 'tooMany' });
  // Read before the answer is checked: where the passkey is removed and the sessions end meanwhile, none is started.
  const passkey = await services.factors.passkey(response.id);
  const account = passkey && (await services.accounts.byId(passkey.accountId));
  if (!account || (await acceptPasskey(services, 'signIn', response)) !== account.id) return err({ kind: 'passkeyRefused' });
  const outcome = await signedIn(services, asker, { account, remembered });
  return outcome ? ok(outcome) : err({ kind: 'passkeyRefused' });
}
