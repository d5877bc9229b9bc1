import { pathTo } from '@clinic/core/addresses/path-to';
import { accountLink } from '@clinic/core/identity/accounts/account-link';
import { undoEmailChange } from '@clinic/core/identity/accounts/change-email';
import { confirmRegistrationLink } from '@clinic/core/identity/accounts/confirm-registration-link';
import { readAccountLink } from '@clinic/core/identity/accounts/read-account-link';
import { data, redirect } from 'react-router';
import { accountHead, requireAccountPage } from '../account/account-page.server.ts';
import { AccountTitle } from '../account/account-title.tsx';
import { ConfirmEmailScreen } from '../account/confirm-email-screen.tsx';
import { framed } from '../action-errors.server.ts';
import { tokenIn } from '../token-in.server.ts';
import type { Route } from './+types/account-link.ts';

/** Opened by the link in a letter, and by mail scanners: looking uses nothing up. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, account } = requireAccountPage({ context });
  // Opened without the link of a letter: nothing is to be confirmed here.
  if (tokenIn(request) === '') throw redirect(pathTo(page.locale, 'login'), 303);
  const view = await readAccountLink(account.services, tokenIn(request));
  return data({ ...accountHead(page), view }, { status: view.state === 'ended' ? 410 : 200 });
}

/** Only the pressed button counts. */
export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, account } = requireAccountPage({ context });
  const { services } = account;
  const token = tokenIn(request);
  const link = await readAccountLink(services, token);
  if (link.kind === 'undoEmail') {
    const undone = await undoEmailChange(services, token);
    if (undone.ok) throw redirect(`${pathTo(page.locale, 'login')}?motivo=emailChanged`, 303);
  } else {
    const confirmed = await confirmRegistrationLink(services, token);
    if (confirmed.ok) {
      const reset = accountLink.writeToken(services.keys, confirmed.value.resetLinkId);
      throw redirect(`${pathTo(page.locale, 'setPassword')}?token=${reset}`, 303);
    }
  }
  return data(null, { status: 410 });
});

export default function AccountLink({ loaderData: { head, view } }: Route.ComponentProps) {
  return (
    <>
      <AccountTitle head={head} problems={[]} />
      <ConfirmEmailScreen view={view} />
    </>
  );
}
