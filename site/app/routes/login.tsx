import { data } from 'react-router';
import { hasUsedPasskey } from '../../server/http/passkey-cookie.ts';
import { accountHead, requireVisitor } from '../account/account-page.server.ts';
import { AccountTitle } from '../account/account-title.tsx';
import { leadsToKeptForm } from '../account/kept-form.server.ts';
import { refusedInit } from '../account/refused.server.ts';
import { returnPathIn } from '../account/return-path.ts';
import { AccountSignInScreen } from '../account/sign-in-screen.tsx';
import { signInReasons } from '../account/sign-in-view.ts';
import { submitSignIn } from '../account/submit-sign-in.server.ts';
import { framed } from '../action-errors.server.ts';
import { notAForm, readForm } from '../read-form.server.ts';
import type { Route } from './+types/login.ts';

export function loader({ context, request }: Route.LoaderArgs) {
  const { page } = requireVisitor({ context });
  const asked = new URL(request.url).searchParams.get('motivo');
  const reason = signInReasons.find((each) => each === asked) ?? null;
  const passkeyFirst = hasUsedPasskey(request, page.origin);
  const hasKeptForm = leadsToKeptForm(returnPathIn(request));
  return { ...accountHead(page), view: { reason, email: '', remember: false, passkeyFirst, hasKeptForm } };
}

export const action = framed(async ({ context, request }: Route.ActionArgs) => {
  const { page, account } = requireVisitor({ context });
  const form = await readForm(request);
  if (!form) return data(null, notAForm);
  const refused = await submitSignIn(account, page, request, form);
  return data(refused, refusedInit(refused.problems));
});

export default function Login({ loaderData: { head, view }, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems ?? [];
  return (
    <>
      <AccountTitle head={head} problems={problems} />
      <AccountSignInScreen view={{ ...view, ...actionData?.view }} problems={problems} />
    </>
  );
}
