import { pathTo } from '@clinic/core/addresses/path-to';
import { redirect } from 'react-router';
import { clearedFormCookie } from '../../server/http/form-cookie.ts';
import { clearedSessionCookies } from '../../server/http/session-cookies.ts';
import { requireAccountPage } from '../account/account-page.server.ts';
import { forgetDraftProof } from '../account/leave-draft.server.ts';
import { framed } from '../action-errors.server.ts';
import type { Route } from './+types/sign-out.ts';

/** Opened without the button there is nothing to end: the area, or the sign-in page. */
export function loader({ context }: Route.LoaderArgs): never {
  const { page } = requireAccountPage({ context });
  throw redirect(pathTo(page.locale, 'personalArea'), 303);
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, account } = requireAccountPage({ context });
  if (account.signedIn) await account.services.sessions.end(account.signedIn.session.id);
  await Promise.all([forgetDraftProof(page, request), account.services.codes.end(account.browserKey())]);
  account.addCookies([...clearedSessionCookies(page.origin), clearedFormCookie(page.origin)]);
  throw redirect(`${pathTo(page.locale, 'login')}?motivo=signedOut`, 303);
});

export default function SignOut() {
  return null;
}
