import type { SignInOutcome } from '@clinic/core/identity/accounts/sign-in-outcome';
import type { AccountCall } from './account-call.ts';
import { userOf } from './shapes.ts';

/** Whoever has come this far has proven the e-mail on this device: the password is enough here next time. */
export function answerSignIn(call: AccountCall, outcome: SignInOutcome) {
  if (outcome.kind === 'secondStep') return { status: 202 as const, data: { second_step: outcome.step, ...call.deviceData() } };
  const { account, started } = outcome;
  call.rememberDevice(account.email);
  return { status: 200 as const, data: { user: userOf(account), tokens: call.give(started), ...call.deviceData() } };
}
