import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { Secret, TOTP } from 'otpauth';
import type { Payload, PayloadRequest } from 'payload';
import { execute } from '../../publishing/execute.ts';
import { encryptionKey } from '../keys.ts';

const periodSeconds = 30;
const secretBytes = 20;
const ivBytes = 12;
const tagBytes = 16;

/** The server has to read the secret, so it is encrypted instead of hashed, with a key that is not in the database. */
function encryptSecret(payload: Payload, secret: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', encryptionKey(payload.secret), iv);
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

function decryptSecret(payload: Payload, encrypted: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', encryptionKey(payload.secret), encrypted.subarray(0, ivBytes));
  decipher.setAuthTag(encrypted.subarray(-tagBytes));
  return Buffer.concat([decipher.update(encrypted.subarray(ivBytes, -tagBytes)), decipher.final()]);
}

const generatorOf = (secret: Uint8Array, email: string): TOTP =>
  new TOTP({
    issuer: 'Gestão do site',
    label: email,
    digits: 6,
    period: periodSeconds,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** A new secret, unconfirmed until a first code is accepted. Null if the account has a confirmed one. */
export async function enrolStaffTotp(req: PayloadRequest, account: { id: number; email: string }): Promise<{ uri: string } | null> {
  const secret = randomBytes(secretBytes);
  const rows = await execute(
    req,
    sql`insert into core.staff_totp as t (account_id, secret) values (${account.id}, ${encryptSecret(req.payload, secret)})
        on conflict (account_id) do update set secret = excluded.secret, made_at = now() where t.confirmed_at is null
        returning account_id`,
  );
  if (rows.length === 0) return null;
  return { uri: generatorOf(secret, account.email).toString() };
}

/** Accepts the current step of 30 s and one before and after it. Each step counts once, so that a code that was seen cannot be replayed. */
async function acceptCode(req: PayloadRequest, accountId: number, code: string, isConfirmed: boolean): Promise<boolean> {
  const [row] = await execute(
    req,
    sql`select secret from core.staff_totp where account_id = ${accountId} and (confirmed_at is not null) = ${isConfirmed}`,
  );
  if (!row) return false;
  const delta = generatorOf(decryptSecret(req.payload, row['secret'] as Buffer), '').validate({
    token: code.replace(/\s/g, ''),
    window: 1,
  });
  if (delta === null) return false;
  const step = Math.floor(Date.now() / 1000 / periodSeconds) + delta;
  const used = await execute(
    req,
    sql`update core.staff_totp set last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
        where account_id = ${accountId} and (last_step is null or last_step < ${step}) returning account_id`,
  );
  return used.length > 0;
}

export const verifyTotp = (req: PayloadRequest, accountId: number, code: string): Promise<boolean> =>
  acceptCode(req, accountId, code, true);
export const confirmStaffTotp = (req: PayloadRequest, accountId: number, code: string): Promise<boolean> =>
  acceptCode(req, accountId, code, false);

export const removeStaffTotp = (req: PayloadRequest, accountId: number): Promise<unknown> =>
  execute(req, sql`delete from core.staff_totp where account_id = ${accountId}`);
