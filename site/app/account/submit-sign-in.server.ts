import { pathTo } from '@clinic/core/addresses/path-to';
import { parseJson } from '@clinic/core/http/parse-json';
import { requestSignInCode } from '@clinic/core/identity/accounts/sign-in-with-code';
import { signInWithPasskey } from '@clinic/core/identity/accounts/sign-in-with-passkey';
import { signInWithPassword } from '@clinic/core/identity/accounts/sign-in-with-password';
import { longestEmail } from '@clinic/core/personal-data/field-lengths';
import { redirect } from 'react-router';
import { passkeyCookie } from '../../server/http/passkey-cookie.ts';
import type { AccountContext } from '../account-context.ts';
import type { PageContext } from '../page-context.ts';
import { askerOf } from './account-asker.server.ts';
import { afterSignIn } from './after-sign-in.server.ts';
import type { ScreenProblem } from './parts/screen-problem.ts';
import { isPasskeyAnswer } from './passkey-answer.server.ts';
import { returnPathIn, withReturnPath } from './return-path.ts';
import type { SignInView } from './sign-in-view.ts';

export type RefusedSignIn = { view: Pick<SignInView, 'email' | 'remember'>; problems: ScreenProblem[] };

/** One form with three ways in: a passkey, the password, or a code by e-mail. */
export async function submitSignIn(account: AccountContext, page: PageContext, request: Request, form: FormData): Promise<RefusedSignIn> {
  const email = String(form.get('email') ?? '').slice(0, longestEmail);
  const remembered = form.get('remember') === 'yes';
  const back = returnPathIn(request);
  const asker = askerOf(account, page);
  const refused = (field: string, kind: ScreenProblem['kind']) => ({ view: { email, remember: remembered }, problems: [{ field, kind }] });
  const go = form.get('go');
  if (go === 'passkey') {
    const response = parseJson(String(form.get('passkey') ?? ''));
    if (!isPasskeyAnswer(response)) return refused('passkey', 'passkeyRefused');
    const outcome = await signInWithPasskey(account.services, asker, { response, remembered });
    if (!outcome.ok) return refused('passkey', outcome.error.kind);
    account.addCookies([passkeyCookie(page.origin)]);
    throw await afterSignIn(account, page, outcome.value, request);
  }
  if (go === 'code') {
    const requested = await requestSignInCode(account.services, asker, { email, locale: page.locale });
    if (requested.ok) throw redirect(withReturnPath(pathTo(page.locale, 'accountCode'), back), 303);
    if (requested.error.kind === 'tooMany') return refused('email', 'tooMany');
    return { view: { email, remember: remembered }, problems: requested.error.problems };
  }
  const problems = missing(email, form);
  if (problems.length > 0) return { view: { email, remember: remembered }, problems };
  const password = String(form.get('password') ?? '');
  const outcome = await signInWithPassword(account.services, asker, { email, password, remembered });
  if (!outcome.ok) return refused('email', outcome.error.kind);
  throw await afterSignIn(account, page, outcome.value, request);
}

const missing = (email: string, form: FormData): ScreenProblem[] => [
  ...(email.trim() === '' ? [{ field: 'email', kind: 'emailRequired' } as const] : []),
  ...(form.get('password') ? [] : [{ field: 'password', kind: 'passwordRequired' } as const]),
];
