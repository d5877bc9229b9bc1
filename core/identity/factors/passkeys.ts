import { createHmac } from 'node:crypto';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { deriveKey } from '../../secrets/derive-key.ts';
import type { Account } from '../accounts/account.ts';
import type { AccountServices } from '../accounts/account-services.ts';
import { type ChallengePurpose, makeChallenge, takeChallenge } from './challenge.ts';
import type { KeptPasskey } from './factor-store.ts';

type Ports = Pick<AccountServices, 'factors' | 'keys' | 'relyingParty'>;

const described = ({ id, transports }: KeptPasskey) => ({ id, transports: transports as AuthenticatorTransport[] });

/** Stored on the device; it must not tell the account's id or e-mail. */
const userHandle = ({ keys: [current] }: Ports, accountId: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHmac('sha256', deriveKey(current, 'passkey user')).update(accountId).digest());

export const offerNewPasskey = async (
  ports: Ports,
  account: Account,
  { sessionId, clinicName }: { sessionId: string; clinicName: string },
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpName: clinicName,
    rpID: ports.relyingParty.host,
    userName: account.email,
    userDisplayName: account.name,
    userID: userHandle(ports, account.id),
    challenge: makeChallenge(ports.keys, `add ${sessionId}`),
    excludeCredentials: (await ports.factors.passkeys(account.id)).map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

type Offered = { accountId: string; sessionId: string; name: string; response: RegistrationResponseJSON };

export async function addPasskey(ports: Ports, { accountId, sessionId, name, response }: Offered): Promise<boolean> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(ports, `add ${sessionId}`, challenge),
    expectedOrigin: [...ports.relyingParty.origins],
    expectedRPID: ports.relyingParty.host,
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return false;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return ports.factors.addPasskey({ id, accountId, name, publicKey, counter, transports });
}

/** `account` null: whoever holds any passkey of this site. */
export const askForPasskey = async (
  { factors, keys, relyingParty }: Ports,
  purpose: ChallengePurpose,
  account: Account | null,
): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: relyingParty.host,
    challenge: makeChallenge(keys, purpose),
    userVerification: 'required',
    allowCredentials: account === null ? [] : (await factors.passkeys(account.id)).map(described),
  });

/** Whose passkey answered. It is two factors in one: the device, and the finger, face or number that the device asked for. */
export async function acceptPasskey(ports: Ports, purpose: ChallengePurpose, response: AuthenticationResponseJSON): Promise<string | null> {
  const passkey = await ports.factors.passkey(response.id);
  if (!passkey) return null;
  const { id, publicKey, counter, accountId } = passkey;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeChallenge(ports, purpose, challenge),
    expectedOrigin: [...ports.relyingParty.origins],
    expectedRPID: ports.relyingParty.host,
    credential: { id, publicKey, counter, transports: described(passkey).transports },
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return null;
  await ports.factors.markPasskeyUsed(id, authenticationInfo.newCounter);
  return accountId;
}
