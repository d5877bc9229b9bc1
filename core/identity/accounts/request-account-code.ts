import { err, ok, type Result } from '../../kernel/result.ts';
import type { CodeRequest } from '../codes/code-store.ts';
import { requestCode } from '../codes/request-code.ts';
import type { AccountServices } from './account-services.ts';
import type { AccountAsker } from './asker.ts';

/**
 * Whoever asks for a code has left a sign-in that waits for its second step in the same browser: otherwise that would go on asking for
 * somebody else's authenticator app in place of this code.
 */
export async function requestAccountCode(
  { accounts, codes, withinLimit }: Pick<AccountServices, 'accounts' | 'codes' | 'withinLimit'>,
  asker: AccountAsker,
  request: CodeRequest,
): Promise<Result<null, { kind: 'tooMany' }>> {
  const requested = await requestCode({ codes, withinLimit }, asker, request);
  if (!requested.ok) return err(requested.error);
  await accounts.endPendingSignIn(asker.browserKey);
  return ok(null);
}
