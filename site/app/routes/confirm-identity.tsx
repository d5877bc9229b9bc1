import { pathTo } from '@clinic/core/addresses/path-to';
import { parseJson } from '@clinic/core/http/parse-json';
import { confirmIdentity, type IdentityProof, requestConfirmationCode } from '@clinic/core/identity/accounts/confirm-identity';
import { data, redirect } from 'react-router';
import { hasUsedPasskey, passkeyCookie } from '../../server/http/passkey-cookie.ts';
import { sessionCookies } from '../../server/http/session-cookies.ts';
import { askerOf } from '../account/account-asker.server.ts';
import { accountHead } from '../account/account-page.server.ts';
import { AccountTitle } from '../account/account-title.tsx';
import type { ScreenProblem } from '../account/parts/screen-problem.ts';
import { isPasskeyAnswer } from '../account/passkey-answer.server.ts';
import { refusedInit } from '../account/refused.server.ts';
import { requireAccount } from '../account/require-account.server.ts';
import { returnPathIn, safeReturnPath, withReturnPath } from '../account/return-path.ts';
import { StepUpScreen } from '../account/step-up-screen.tsx';
import { stepUpPurposes } from '../account/step-up-view.ts';
import { framed } from '../action-errors.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/confirm-identity.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, services, signedIn } = await requireAccount({ context, request });
  const asked = new URL(request.url).searchParams.get('para');
  const { account } = signedIn;
  const view = {
    purpose: stepUpPurposes.find((each) => each === asked) ?? 'signInWays',
    hasPasskey: (await services.factors.passkeys(account.id)).length > 0,
    passkeyFirst: hasUsedPasskey(request, page.origin),
    hasPassword: account.passwordSetAt !== null,
    email: account.email,
    backTo: safeReturnPath(returnPathIn(request), pathTo(page.locale, 'accountSafety')),
  };
  return { ...accountHead(page), view };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const account = await requireAccount({ context, request });
  const { page, services, signedIn } = account;
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const back = safeReturnPath(returnPathIn(request), pathTo(page.locale, 'accountSafety'));
  const refused = (field: string, kind: ScreenProblem['kind']) => {
    const problems: ScreenProblem[] = [{ field, kind }];
    return data({ problems }, refusedInit(problems));
  };
  if (form.get('go') === 'code') {
    const requested = await requestConfirmationCode(services, signedIn, askerOf(account, page));
    if (!requested.ok) return refused('password', 'tooMany');
    throw redirect(withReturnPath(pathTo(page.locale, 'accountCode'), back), 303);
  }
  const proof = proofIn(form);
  if (!proof) return refused('passkey', 'passkeyRefused');
  if (proof.kind === 'password' && proof.password === '') return refused('password', 'passwordRequired');
  const confirmed = await confirmIdentity(services, signedIn, { asker: askerOf(account, page), proof });
  if (confirmed.ok) {
    account.addCookies(sessionCookies(page.origin, confirmed.value));
    if (proof.kind === 'passkey') account.addCookies([passkeyCookie(page.origin)]);
    throw redirect(back, 303);
  }
  const { kind } = confirmed.error;
  if (kind === 'sessionEnded') throw redirect(withReturnPath(pathTo(page.locale, 'login'), back), 303);
  return refused(proof.kind === 'passkey' ? 'passkey' : 'password', kind === 'wrongCredentials' ? 'wrongPassword' : kind);
});

function proofIn(form: FormData): IdentityProof | null {
  if (form.get('go') !== 'passkey') return { kind: 'password', password: String(form.get('password') ?? '').slice(0, 500) };
  const response = parseJson(String(form.get('passkey') ?? ''));
  return isPasskeyAnswer(response) ? { kind: 'passkey', response } : null;
}

export default function ConfirmIdentity({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems ?? [];
  return (
    <>
      <AccountTitle head={head} problems={problems} />
      <StepUpScreen view={view} problems={problems} />
    </>
  );
}
