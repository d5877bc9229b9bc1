import { pathTo } from '@clinic/core/addresses/path-to';
import type { ReactNode } from 'react';
import { SecondStepScreen } from '../account/code/second-step-screen.tsx';
import type { AccountCodePurpose, EmailedCodeView } from '../account/code/second-step-view.ts';
import { ConfirmEmailScreen } from '../account/confirm-email-screen.tsx';
import type { ScreenProblemKind } from '../account/parts/screen-problem.ts';
import { RecoverScreen } from '../account/recover-screen.tsx';
import { RegisterScreen } from '../account/register-screen.tsx';
import { SetPasswordScreen } from '../account/set-password-screen.tsx';
import { AccountSignInScreen } from '../account/sign-in-screen.tsx';
import type { SignInReason, SignInView } from '../account/sign-in-view.ts';
import { StepUpScreen } from '../account/step-up-screen.tsx';
import type { StepUpView } from '../account/step-up-view.ts';
import { newsletterStates } from './newsletter-states.tsx';
import { safetyStates } from './safety-states.tsx';

const email = 'joaquim.tavares@exemplo.pt';
const one = (field: string, kind: ScreenProblemKind) => [{ field, kind }];

const signIn = (view: Partial<SignInView> = {}, problem?: [field: string, kind: ScreenProblemKind]) => (
  <AccountSignInScreen
    view={{ reason: null, email: '', remember: false, passkeyFirst: false, hasKeptForm: false, ...view }}
    problems={problem ? one(...problem) : []}
  />
);
const cameFor = (reason: SignInReason) => signIn({ reason, ...(reason === 'idle' && { email }) });

const code = (purpose: AccountCodePurpose, more: Partial<EmailedCodeView> = {}, kind?: ScreenProblemKind) => (
  <SecondStepScreen
    view={{ by: 'email', purpose, sentTo: email, until: '18:05', againAfterSeconds: 0, isSentAgain: false, prefilled: '', ...more }}
    problems={kind ? one('code', kind) : []}
  />
);
const app = (field?: string, kind: ScreenProblemKind = 'codeWrong') => (
  <SecondStepScreen view={{ by: 'app', purpose: 'newDevice' }} problems={field ? one(field, kind) : []} />
);
const setPassword = (kind?: ScreenProblemKind, field = 'password') => (
  <SetPasswordScreen view={{ state: 'open', email }} problems={kind ? one(field, kind) : []} />
);
const stepUp = (view: Partial<StepUpView> = {}, problems: { field: string; kind: ScreenProblemKind }[] = []) => (
  <StepUpScreen
    view={{
      purpose: 'email',
      hasPasskey: true,
      passkeyFirst: true,
      hasPassword: true,
      email,
      backTo: pathTo('pt', 'accountSafety'),
      ...view,
    }}
    problems={problems}
  />
);

/** Every screen around signing in, in every state that looks different. */
export const accountStates: Record<string, ReactNode> = {
  'sign-in': signIn(),
  'sign-in-passkey': signIn({ passkeyFirst: true }),
  'sign-in-kept': signIn({ reason: 'idle', hasKeptForm: true }),
  'sign-in-required': cameFor('required'),
  'sign-in-idle': cameFor('idle'),
  'sign-in-ended': cameFor('ended'),
  'sign-in-password-changed': cameFor('passwordChanged'),
  'sign-in-signed-out': cameFor('signedOut'),
  'sign-in-email-changed': cameFor('emailChanged'),
  'sign-in-empty': (
    <AccountSignInScreen
      view={{ reason: null, email: '', remember: false, passkeyFirst: false, hasKeptForm: false }}
      problems={[...one('email', 'emailRequired'), ...one('password', 'passwordRequired')]}
    />
  ),
  'sign-in-wrong': signIn({ email, remember: true }, ['password', 'wrongCredentials']),
  'sign-in-too-many': signIn({ email }, ['password', 'tooMany']),
  'sign-in-busy': signIn({ email }, ['password', 'busy']),
  'sign-in-passkey-refused': signIn({}, ['passkey', 'passkeyRefused']),
  'code-register': code('register'),
  'code-sign-in': code('signIn', { prefilled: '407052' }),
  'code-new-device': code('newDevice', { againAfterSeconds: 40 }),
  'code-sent-again': code('newDevice', { isSentAgain: true }),
  'code-confirm-identity': code('confirmIdentity'),
  'code-new-email': code('newEmail', { sentTo: 'uma.morada.bastante.comprida.mesmo@correio.exemplo.pt' }),
  'code-link-record': code('linkRecord'),
  'code-wrong': code('newDevice', {}, 'codeWrong'),
  'code-ended': code('signIn', {}, 'codeEnded'),
  'app-code': app(),
  'app-code-wrong': app('code'),
  'app-code-recovery-wrong': app('recoveryCode', 'recoveryCodeWrong'),
  register: <RegisterScreen view={{ name: '', email: '', consent: false }} problems={[]} />,
  'register-empty': (
    <RegisterScreen
      view={{ name: '', email: 'joaquim.tavares@', consent: false }}
      problems={[
        ...one('name', 'nameRequired'),
        ...one('email', 'emailInvalid'),
        ...one('password', 'passwordRequired'),
        ...one('consent', 'consentRequired'),
      ]}
    />
  ),
  'register-weak': <RegisterScreen view={{ name: 'Joaquim Tavares', email, consent: true }} problems={one('password', 'personal')} />,
  recover: <RecoverScreen view={{ email: '', sent: null }} problems={[]} />,
  'recover-invalid': <RecoverScreen view={{ email: 'joaquim', sent: null }} problems={one('email', 'emailInvalid')} />,
  'recover-sent': <RecoverScreen view={{ email, sent: { until: '18:35' } }} problems={[]} />,
  'set-password': setPassword(),
  'set-password-short': setPassword('tooShort'),
  'set-password-common': setPassword('common'),
  'set-password-personal': setPassword('personal'),
  'set-password-sequence': setPassword('sequence'),
  'set-password-differs': setPassword('repeatDiffers', 'repeat'),
  'set-password-ended': <SetPasswordScreen view={{ state: 'ended' }} problems={[]} />,
  'confirm-verify': <ConfirmEmailScreen view={{ kind: 'verify', state: 'open', email }} />,
  'confirm-verify-ended': <ConfirmEmailScreen view={{ kind: 'verify', state: 'ended' }} />,
  'confirm-undo': <ConfirmEmailScreen view={{ kind: 'undoEmail', state: 'open', email }} />,
  'confirm-undo-ended': <ConfirmEmailScreen view={{ kind: 'undoEmail', state: 'ended' }} />,
  'step-up': stepUp(),
  'step-up-no-passkey': stepUp({ hasPasskey: false, purpose: 'export' }),
  'step-up-code-only': stepUp({ hasPasskey: false, hasPassword: false, purpose: 'link' }),
  'step-up-wrong': stepUp({}, one('password', 'wrongPassword')),
  ...safetyStates,
  ...newsletterStates,
};
