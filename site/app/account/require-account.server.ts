import { pathTo } from '@clinic/core/addresses/path-to';
import { isJustConfirmed } from '@clinic/core/identity/sessions/session';
import type { Locale } from '@clinic/core/kernel/locale';
import { firstNameOf } from '@clinic/core/personal-data/person-name';
import { type RouterContextProvider, redirect } from 'react-router';
import { requireAccountPage } from './account-page.server.ts';
import { activeAccount } from './active-account.server.ts';
import { keepForm, keepPosted, pathOfForm } from './kept-form.server.ts';
import { returnPathIn } from './return-path.ts';
import type { StepUpPurpose } from './step-up-view.ts';

type Given = { context: Readonly<RouterContextProvider>; request: Request };

/** The first line of every loader and action of the personal area: without an open session it throws the redirect to the sign-in page. */
export async function requireAccount({ context, request }: Given) {
  const { page, account } = requireAccountPage({ context });
  const signedIn = activeAccount(page);
  if (!signedIn) {
    const reason = account.signedIn ? 'idle' : account.hasEnded ? 'ended' : 'required';
    // On the way to somewhere else already, as whoever is asked who they are: there, not here, is what they want.
    const back = returnPathIn(request) ?? (await keepPosted(account, request)) ?? pathOfForm(request);
    throw redirect(`${pathTo(page.locale, 'login')}?motivo=${reason}&voltar=${encodeURIComponent(back)}`, 303);
  }
  return { ...account, page, signedIn, firstName: firstNameOf(signedIn.account.name) };
}

export type OpenAccount = Awaited<ReturnType<typeof requireAccount>>;

/** Before a sensitive change: whoever has not proven who they are within the last minutes is asked to, and comes back. */
export async function requireConfirmed(given: Given, purpose: StepUpPurpose) {
  const account = await requireAccount(given);
  if (isJustConfirmed(account.signedIn.session, new Date())) return account;
  throw toConfirmation(account.page.locale, purpose, pathOfForm(given.request));
}

export const toConfirmation = (locale: Locale, purpose: StepUpPurpose, backTo: string): Response =>
  redirect(`${pathTo(locale, 'confirmIdentity')}?para=${purpose}&voltar=${encodeURIComponent(backTo)}`, 303);

/** The same for a form in which something was typed: that waits meanwhile. */
export async function confirmKeeping(account: OpenAccount, purpose: StepUpPurpose, request: Request, form: FormData): Promise<Response> {
  const back = (await keepForm(account, request, form)) ?? pathOfForm(request);
  return toConfirmation(account.page.locale, purpose, back);
}
