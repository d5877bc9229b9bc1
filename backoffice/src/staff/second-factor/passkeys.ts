import { sql } from '@payloadcms/db-postgres';
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
import type { PayloadRequest } from 'payload';
import type { Utilizadore } from '../../payload-types.ts';
import { execute } from '../../publishing/execute.ts';
import { staffDigest } from '../keys.ts';
import { staffSettingsOf } from '../staff-settings.ts';
import { makeStaffChallenge, takeStaffChallenge } from './challenges.ts';

type Asking = Pick<PayloadRequest, 'payload' | 'transactionID'>;
export type StaffPasskey = { id: string; accountId: number; name: string; addedAt: Date; usedAt: Date | null };
type KeptPasskey = StaffPasskey & { publicKey: Uint8Array<ArrayBuffer>; counter: number; transports: AuthenticatorTransport[] };

/** A passkey belongs to one host: that of the address written in mails. */
const hostOf = (req: Asking): string => new URL(staffSettingsOf(req.payload).origins[0]).hostname;
const originsOf = (req: Asking): string[] => [...staffSettingsOf(req.payload).origins];

const toPasskey = (row: Record<string, unknown>): KeptPasskey => ({
  id: String(row['id']),
  accountId: Number(row['account_id']),
  name: String(row['name']),
  addedAt: new Date(String(row['added_at'])),
  usedAt: row['used_at'] ? new Date(String(row['used_at'])) : null,
  publicKey: Uint8Array.from(row['public_key'] as Buffer),
  counter: Number(row['counter']),
  transports: row['transports'] as AuthenticatorTransport[],
});

export async function listPasskeys(req: Asking, accountId: number): Promise<KeptPasskey[]> {
  const rows = await execute(req, sql`select * from core.staff_passkeys where account_id = ${accountId} order by added_at`);
  return rows.map(toPasskey);
}

const described = ({ id, transports }: KeptPasskey) => ({ id, transports });
const addingBy = (sessionId: string) => `add ${sessionId}`;

export const offerStaffPasskey = async (
  req: PayloadRequest,
  account: Utilizadore,
  sessionId: string,
): Promise<PublicKeyCredentialCreationOptionsJSON> =>
  generateRegistrationOptions({
    rpName: 'Gestão do site',
    rpID: hostOf(req),
    userName: account.email,
    userDisplayName: account.nome,
    userID: Uint8Array.from(staffDigest(req.payload.secret, 'passkey user', String(account.id))),
    challenge: makeStaffChallenge(req, addingBy(sessionId)),
    excludeCredentials: (await listPasskeys(req, account.id)).map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

type Offered = { accountId: number; sessionId: string; name: string; response: RegistrationResponseJSON };

export async function addStaffPasskey(req: PayloadRequest, { accountId, sessionId, name, response }: Offered): Promise<boolean> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => takeStaffChallenge(req, addingBy(sessionId), challenge),
    expectedOrigin: originsOf(req),
    expectedRPID: hostOf(req),
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return false;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const rows = await execute(
    req,
    sql`insert into core.staff_passkeys (id, account_id, public_key, counter, transports, name)
        values (${id}, ${accountId}, ${Buffer.from(publicKey)}, ${counter}, ${sql.param(transports)}::text[], ${name})
        on conflict (id) do nothing returning id`,
  );
  return rows.length > 0;
}

/** `accountId` null: whoever holds any passkey of this back office. */
export const askForStaffPasskey = async (req: PayloadRequest, accountId: number | null): Promise<PublicKeyCredentialRequestOptionsJSON> =>
  generateAuthenticationOptions({
    rpID: hostOf(req),
    challenge: makeStaffChallenge(req, 'enter'),
    userVerification: 'required',
    allowCredentials: accountId === null ? [] : (await listPasskeys(req, accountId)).map(described),
  });

/** Whose passkey answered. It is two factors in one: the device, and the finger, face or number that the device asked for. */
export async function acceptStaffPasskey(req: PayloadRequest, response: AuthenticationResponseJSON): Promise<number | null> {
  const [row] = await execute(req, sql`select * from core.staff_passkeys where id = ${response.id}`);
  if (!row) return null;
  const { id, publicKey, counter, transports, accountId } = toPasskey(row);
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => takeStaffChallenge(req, 'enter', challenge),
    expectedOrigin: originsOf(req),
    expectedRPID: hostOf(req),
    credential: { id, publicKey, counter, transports },
    requireUserVerification: true,
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }));
  if (!verified || !authenticationInfo) return null;
  await execute(req, sql`update core.staff_passkeys set counter = ${authenticationInfo.newCounter}, used_at = now() where id = ${id}`);
  return accountId;
}

export async function removePasskey(req: PayloadRequest, accountId: number, id: string): Promise<boolean> {
  const rows = await execute(req, sql`delete from core.staff_passkeys where id = ${id} and account_id = ${accountId} returning id`);
  return rows.length > 0;
}
