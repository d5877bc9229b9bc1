import { randomInt } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../../publishing/execute.ts';
import { staffDigest } from '../keys.ts';

const howMany = 10;
/** Without the letters and figures that are taken for one another on paper. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const half = 5;

const newCode = (): string => {
  const letters = Array.from({ length: 2 * half }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `${letters.slice(0, half)}-${letters.slice(half)}`;
};
const plainCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');
const digest = (req: PayloadRequest, accountId: number, code: string): Buffer =>
  staffDigest(req.payload.secret, 'recovery', `${accountId}:${plainCode(code)}`);

/** Shown once, here; afterwards nobody can read them again. */
export async function makeStaffRecoveryCodes(req: PayloadRequest, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await execute(req, sql`delete from core.staff_recovery_codes where account_id = ${accountId}`);
  for (const code of codes)
    await execute(
      req,
      sql`insert into core.staff_recovery_codes (account_id, code_hash) values (${accountId}, ${digest(req, accountId, code)})`,
    );
  return codes;
}

export async function acceptRecoveryCode(req: PayloadRequest, accountId: number, code: string): Promise<boolean> {
  const rows = await execute(
    req,
    sql`update core.staff_recovery_codes set used_at = now()
        where account_id = ${accountId} and code_hash = ${digest(req, accountId, code)} and used_at is null returning account_id`,
  );
  return rows.length > 0;
}

export async function countRecoveryCodes(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, accountId: number): Promise<number> {
  const rows = await execute(req, sql`select from core.staff_recovery_codes where account_id = ${accountId} and used_at is null`);
  return rows.length;
}
