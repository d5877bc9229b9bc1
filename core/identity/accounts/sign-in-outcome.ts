import { type StartedSession, startSession } from '../sessions/start-session.ts';
import type { Account } from './account.ts';
import type { AccountServices } from './account-services.ts';
import type { AccountAsker } from './asker.ts';

/** Which proof is still missing: a code by e-mail, or one of the authenticator app. */
export type SecondStep = 'code' | 'totp';
export type SignInOutcome =
  | { kind: 'signedIn'; account: Account; started: StartedSession; isNew: boolean }
  | { kind: 'secondStep'; step: SecondStep; email: string };

type Ports = Pick<AccountServices, 'accounts' | 'sessions' | 'factors' | 'keys'>;
type Proven = { account: Account; remembered: boolean; isNew?: boolean };

/** Null where a reset, or somebody at the front desk, ended the account's sessions after `account` was read: then nobody gets in. */
export async function signedIn(
  ports: Ports,
  asker: AccountAsker,
  { account, remembered, isNew = false }: Proven,
): Promise<SignInOutcome | null> {
  const { caller, deviceName } = asker;
  const { id: accountId, sessionEpoch } = account;
  const started = await startSession(ports, { accountId, sessionEpoch, caller, deviceName, remembered });
  if (!started) return null;
  await ports.accounts.endPendingSignIn(asker.browserKey);
  return { kind: 'signedIn', account, started, isNew };
}

/** Where an authenticator app was set up, its code is asked for too: whoever reads the mail does not have it. */
export async function orTotp(ports: Ports, asker: AccountAsker, proven: Proven): Promise<SignInOutcome | null> {
  const { account, remembered } = proven;
  const totp = await ports.factors.totp(account.id);
  if (!totp?.confirmedAt) return signedIn(ports, asker, proven);
  const { id: accountId, sessionEpoch } = account;
  await ports.accounts.savePendingSignIn(asker.browserKey, { accountId, remembered, sessionEpoch });
  return { kind: 'secondStep', step: 'totp', email: account.email };
}

/** The owner is told of a browser that was not seen before. */
export async function tellOfNewDevice(
  { accounts }: Pick<AccountServices, 'accounts'>,
  account: Account,
  asker: AccountAsker,
): Promise<void> {
  const { id: accountId, email: recipient, locale } = account;
  if (asker.isKnownDevice({ kind: 'email', value: recipient })) return;
  await accounts.inTransaction((transaction) =>
    transaction.addLetter({ kind: 'newDevice', accountId, recipient, locale, deviceName: asker.deviceName }),
  );
}
