import { pathTo } from '@clinic/core/addresses/path-to';
import type { Account } from '@clinic/core/identity/accounts/account';
import { codeMinutes, otherWayAfterSeconds } from '@clinic/core/identity/codes/code-figures';
import type { IdentityCode } from '@clinic/core/identity/codes/code-store';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { redirect } from 'react-router';
import type { AccountContext } from '../account-context.ts';
import { codeInLink } from '../code-in-link.server.ts';
import type { PageContext } from '../page-context.ts';
import type { SecondStepView } from './code/second-step-view.ts';

/** What may wait for a code in this browser, the latest request first to be found: a new request ends the others. */
const accountCodePurposes = ['newDevice', 'register', 'signIn', 'confirmIdentity', 'newEmail'] as const;
export type WaitingCode = { code: IdentityCode; purpose: (typeof accountCodePurposes)[number] };

export async function waitingCode({ services, browserKey }: AccountContext): Promise<WaitingCode | null> {
  for (const purpose of accountCodePurposes) {
    const code = await services.codes.latest(browserKey(), purpose);
    if (code && !code.provenAt) return { code, purpose };
  }
  return null;
}

/** Whose code of the authenticator app this browser has to show next; null where none is asked for. */
export async function waitsForApp({ services, browserKey }: AccountContext): Promise<Account | null> {
  const pending = await services.accounts.pendingSignIn(browserKey());
  const totp = pending && (await services.factors.totp(pending.accountId));
  return pending && totp?.confirmedAt ? services.accounts.byId(pending.accountId) : null;
}

/** Nothing waits for a code here, so there is nothing to type: back to the start. */
export async function readCode(account: AccountContext, { locale }: PageContext, request: Request): Promise<SecondStepView> {
  if (await waitsForApp(account)) return { by: 'app', purpose: 'signIn' };
  const waiting = await waitingCode(account);
  if (!waiting) throw redirect(pathTo(locale, 'login'), 303);
  const { code, purpose } = waiting;
  const secondsSince = Math.floor((Date.now() - code.requestedAt.getTime()) / 1_000);
  return {
    by: 'email',
    purpose,
    sentTo: code.contact.value,
    until: inLisbon(new Date(code.requestedAt.getTime() + codeMinutes * 60_000)).time,
    againAfterSeconds: Math.max(0, otherWayAfterSeconds - secondsSince),
    isSentAgain: new URL(request.url).searchParams.has('outro'),
    prefilled: codeInLink(request),
  };
}
