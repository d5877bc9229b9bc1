import { pathTo } from '@clinic/core/addresses/path-to';
import type { SignInOutcome } from '@clinic/core/identity/accounts/sign-in-outcome';
import { redirect } from 'react-router';
import { sessionCookies } from '../../server/http/session-cookies.ts';
import type { AccountContext } from '../account-context.ts';
import type { PageContext } from '../page-context.ts';
import { forgetForeignProof } from './leave-draft.server.ts';
import { returnPathIn, safeReturnPath, withReturnPath } from './return-path.ts';

/** After a right proof: into the personal area or where one came from, or on to the second step. */
export async function afterSignIn(account: AccountContext, page: PageContext, outcome: SignInOutcome, request: Request): Promise<Response> {
  const { locale, origin } = page;
  const asked = returnPathIn(request);
  if (outcome.kind === 'secondStep') return redirect(withReturnPath(pathTo(locale, 'accountCode'), asked), 303);
  await forgetForeignProof(page, request, outcome.account.email);
  // The session that this browser had before is not left behind, open to whoever holds a copy of its tokens.
  if (account.signedIn) await account.services.sessions.end(account.signedIn.session.id);
  account.addCookies(sessionCookies(origin, outcome.started));
  // Only where it was ticked: elsewhere a code is asked for again.
  if (outcome.started.session.remembered) account.rememberDevice(outcome.account.email);
  return redirect(safeReturnPath(asked, pathTo(locale, 'personalArea')), 303);
}
