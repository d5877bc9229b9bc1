import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import { Secret, TOTP } from 'otpauth';
import type { Payload, PayloadRequest } from 'payload';
import { execute } from '../../publishing/execute.ts';
import { sealingKey } from '../keys.ts';

const periodSeconds = 30;
const secretBytes = 20;
const ivBytes = 12;
const tagBytes = 16;

/** The server must be able to read it, so it is encrypted, with a key that is not in the database. */
function seal(payload: Payload, secret: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(payload.secret), iv);
  return Buffer.concat([iv, cipher.update(secret), cipher.final(), cipher.getAuthTag()]);
}

function unseal(payload: Payload, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(payload.secret), sealed.subarray(0, ivBytes));
  decipher.setAuthTag(sealed.subarray(-tagBytes));
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes, -tagBytes)), decipher.final()]);
}

const generatorOf = (secret: Uint8Array, email: string): TOTP =>
  new TOTP({
    issuer: 'Gestão do site',
    label: email,
    digits: 6,
    period: periodSeconds,
    secret: new Secret({ buffer: Uint8Array.from(secret).buffer }),
  });

/** A new secret that counts only once a code made with it has been shown. Null where one is already in use. */
export async function startTotp(req: PayloadRequest, account: { id: number; email: string }): Promise<{ uri: string } | null> {
  const secret = randomBytes(secretBytes);
  const rows = await execute(
    req,
    sql`insert into core.staff_totp as t (account_id, secret) values (${account.id}, ${seal(req.payload, secret)})
        on conflict (account_id) do update set secret = excluded.secret, made_at = now() where t.confirmed_at is null
        returning account_id`,
  );
  if (rows.length === 0) return null;
  return { uri: generatorOf(secret, account.email).toString() };
}

/** A code is good for its half minute and the ones beside it, and once: whoever looked over the shoulder comes too late. */
async function acceptCode(req: PayloadRequest, accountId: number, code: string, isConfirmed: boolean): Promise<boolean> {
  const [row] = await execute(
    req,
    sql`select secret from core.staff_totp where account_id = ${accountId} and (confirmed_at is not null) = ${isConfirmed}`,
  );
  if (!row) return false;
  const delta = generatorOf(unseal(req.payload, row['secret'] as Buffer), '').validate({ token: code.replace(/\s/g, ''), window: 1 });
  if (delta === null) return false;
  const step = Math.floor(Date.now() / 1000 / periodSeconds) + delta;
  const used = await execute(
    req,
    sql`update core.staff_totp set last_step = ${step}, confirmed_at = coalesce(confirmed_at, now())
        where account_id = ${accountId} and (last_step is null or last_step < ${step}) returning account_id`,
  );
  return used.length > 0;
}

export const acceptTotp = (req: PayloadRequest, accountId: number, code: string): Promise<boolean> =>
  acceptCode(req, accountId, code, true);
export const confirmTotp = (req: PayloadRequest, accountId: number, code: string): Promise<boolean> =>
  acceptCode(req, accountId, code, false);

export const removeTotp = (req: PayloadRequest, accountId: number): Promise<unknown> =>
  execute(req, sql`delete from core.staff_totp where account_id = ${accountId}`);
