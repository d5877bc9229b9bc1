import type { SignedIn } from '@clinic/core/identity/sessions/open-session';
import type { PageContext } from '../page-context.ts';

/** Whose account is open on this page: nobody's on pages that are the same for everybody, and nobody's while the session is idle. */
export function activeAccount({ account }: Pick<PageContext, 'account'>): SignedIn | null {
  const signedIn = account?.signedIn;
  return signedIn && !signedIn.isIdle ? signedIn : null;
}
