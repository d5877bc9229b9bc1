import { pathTo } from '@clinic/core/addresses/path-to';
import type { AccountAsker } from '@clinic/core/identity/accounts/asker';
import { completeRegistration } from '@clinic/core/identity/accounts/complete-registration';
import { confirmIdentity } from '@clinic/core/identity/accounts/confirm-identity';
import { finishSignIn } from '@clinic/core/identity/accounts/finish-sign-in';
import type { SignInOutcome } from '@clinic/core/identity/accounts/sign-in-outcome';
import { signInWithCode } from '@clinic/core/identity/accounts/sign-in-with-code';
import type { CodeTrouble } from '@clinic/core/identity/codes/check-code';
import { requestCode } from '@clinic/core/identity/codes/request-code';
import { err, type Result } from '@clinic/core/kernel/result';
import { confirmNewEmail } from '@clinic/core/personal-area/profile/confirm-new-email';
import { redirect } from 'react-router';
import { sessionCookies } from '../../server/http/session-cookies.ts';
import type { AccountContext } from '../account-context.ts';
import type { PageContext } from '../page-context.ts';
import { askerOf } from './account-asker.server.ts';
import { activeAccount } from './active-account.server.ts';
import { afterSignIn } from './after-sign-in.server.ts';
import type { ScreenProblem } from './parts/screen-problem.ts';
import { type WaitingCode, waitingCode, waitsForApp } from './read-code.server.ts';
import { returnPathIn, safeReturnPath, withReturnPath } from './return-path.ts';

/** The code, or a wish for another one. What it opens depends on what this browser asked for. */
export async function submitCode(account: AccountContext, page: PageContext, request: Request, form: FormData): Promise<ScreenProblem[]> {
  const typed = String(form.get('code') ?? '').slice(0, 40);
  const back = returnPathIn(request);
  const asker = { ...askerOf(account, page), letterProof: new URL(request.url).searchParams.get('prova') };
  if (await waitsForApp(account)) {
    const finished = await finishSignIn(account.services, asker, typed);
    if (finished.ok) throw await afterSignIn(account, page, finished.value, request);
    const isRecovery = form.get('go') === 'recovery' && finished.error.kind === 'codeWrong';
    return [isRecovery ? { field: 'recoveryCode', kind: 'recoveryCodeWrong' } : { field: 'code', kind: finished.error.kind }];
  }
  const waiting = await waitingCode(account);
  if (!waiting) throw redirect(pathTo(page.locale, 'login'), 303);
  if (form.get('go') === 'again') return again(account, page, waiting, back);
  const { purpose } = waiting;
  if (purpose === 'confirmIdentity' || purpose === 'newEmail') return finishChange(account, page, { asker, purpose, typed, back });
  const opened = await openWith(account, asker, purpose, typed);
  if (opened.ok) throw await afterSignIn(account, page, opened.value, request);
  return [{ field: 'code', kind: opened.error.kind === 'tooMany' ? 'tooManyTries' : opened.error.kind }];
}

async function openWith(
  { services }: AccountContext,
  asker: AccountAsker,
  purpose: WaitingCode['purpose'],
  typed: string,
): Promise<Result<SignInOutcome, CodeTrouble>> {
  if (purpose === 'register') return completeRegistration(services, asker, typed);
  if (purpose === 'newDevice') return finishSignIn(services, asker, typed);
  if (purpose === 'signIn') return signInWithCode(services, asker, { code: typed, remembered: false });
  return err({ kind: 'codeEnded' });
}

type Change = { asker: AccountAsker; purpose: 'confirmIdentity' | 'newEmail'; typed: string; back: string | null };

/** Of somebody who is signed in. */
async function finishChange(account: AccountContext, page: PageContext, { asker, purpose, typed, back }: Change): Promise<ScreenProblem[]> {
  const signedIn = activeAccount(page);
  const safety = pathTo(page.locale, 'accountSafety');
  if (!signedIn) throw redirect(withReturnPath(pathTo(page.locale, 'login'), back ?? safety), 303);
  if (purpose === 'newEmail') {
    const changed = await confirmNewEmail(account, signedIn, { asker, code: typed });
    if (!changed.ok) return [{ field: 'code', kind: changed.error.kind }];
    account.rememberDevice(changed.value.email);
    throw redirect(`${safety}?feito=emailChanged`, 303);
  }
  const confirmed = await confirmIdentity(account.services, signedIn, { asker, proof: { kind: 'code', code: typed } });
  if (!confirmed.ok) {
    const { kind } = confirmed.error;
    if (kind === 'sessionEnded') throw redirect(withReturnPath(pathTo(page.locale, 'login'), back), 303);
    return [{ field: 'code', kind }];
  }
  account.addCookies(sessionCookies(page.origin, confirmed.value));
  throw redirect(safeReturnPath(back, safety), 303);
}

async function again(
  account: AccountContext,
  page: PageContext,
  { code, purpose }: WaitingCode,
  back: string | null,
): Promise<ScreenProblem[]> {
  const { services } = account;
  const asker = askerOf(account, page);
  const { contact, birthDate, locale, accountId } = code;
  const request = { purpose, contact, birthDate, locale, ...(accountId && purpose !== 'signIn' ? { accountId } : {}) };
  // Whoever has typed the right password is not a stranger.
  const known = purpose === 'newDevice' ? { ...asker, isKnownDevice: () => true } : asker;
  const requested = await requestCode(services, known, request);
  if (!requested.ok) return [{ field: 'code', kind: 'tooMany' }];
  const path = withReturnPath(pathTo(page.locale, 'accountCode'), back);
  throw redirect(`${path}${path.includes('?') ? '&' : '?'}outro=sim`, 303);
}
