import { undoEmailDays } from '@clinic/core/identity/accounts/account-link';
import type { AccountServices } from '@clinic/core/identity/accounts/account-services';
import { qrCode, qrPath } from '@clinic/core/identity/factors/qr-code';
import type { NewTotp } from '@clinic/core/identity/factors/totp';
import type { SignedIn } from '@clinic/core/identity/sessions/open-session';
import { confirmedMinutes, isJustConfirmed } from '@clinic/core/identity/sessions/session';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type AppView, partOfAct, type SafetyView, safetyDone, safetyParts } from './safety-view.ts';

export async function readSafety(
  services: AccountServices,
  { account, session }: SignedIn,
  request: Request,
  kept: Record<string, string>,
): Promise<SafetyView> {
  const { accounts, factors, sessions } = services;
  const { searchParams } = new URL(request.url);
  const now = new Date();
  const [passkeys, totp, left, change, devices] = await Promise.all([
    factors.passkeys(account.id),
    factors.totp(account.id),
    factors.countRecoveryCodes(account.id),
    accounts.emailChange(account.id),
    sessions.list(account.id),
  ]);
  const confirmedUntil = new Date(session.confirmedAt.getTime() + confirmedMinutes * 60_000);
  const undoUntil = change?.confirmedAt ? new Date(change.confirmedAt.getTime() + undoEmailDays * 86_400_000) : null;
  return {
    today: inLisbon(now).day,
    confirmedUntil: isJustConfirmed(session, now) ? inLisbon(confirmedUntil).time : null,
    open: partOfAct[kept['go'] ?? ''] ?? safetyParts.find((part) => part === searchParams.get('abrir')) ?? null,
    typed: { email: kept['email'] ?? '', passkeyName: kept['name'] ?? '' },
    done: safetyDone.find((done) => done === searchParams.get('feito')) ?? null,
    passkeys: passkeys.map(({ id, name, addedAt, usedAt }) => ({
      id,
      name,
      addedOn: inLisbon(addedAt).day,
      lastUsed: usedAt && inLisbon(usedAt),
    })),
    password: account.passwordSetAt && { changedOn: inLisbon(account.passwordSetAt).day },
    app: totp?.confirmedAt ? { state: 'on', addedOn: inLisbon(totp.confirmedAt).day } : { state: 'off' },
    recovery: totp?.confirmedAt ? { left } : null,
    newCodes: null,
    email: { address: account.email, undoUntil: undoUntil && undoUntil > now ? inLisbon(undoUntil).day : null },
    devices: devices.map(({ id, deviceName, seenAt }) => ({
      id,
      name: deviceName,
      isThis: id === session.id,
      lastSeen: inLisbon(seenAt),
    })),
  };
}

/** The picture is drawn here: the secret in it must not travel to a service that draws it. */
export function appToAdd({ uri, secret }: NewTotp): AppView {
  const modules = qrCode(uri) ?? [];
  return { state: 'adding', picture: { path: qrPath(modules), size: modules.length }, secret, uri };
}
