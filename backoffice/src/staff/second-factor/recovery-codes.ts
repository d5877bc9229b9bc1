import { newRecoveryCodes, plainCode } from '@clinic/core/identity/factors/recovery-code';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../../publishing/execute.ts';
import { staffDigest } from '../keys.ts';

const digest = (req: PayloadRequest, accountId: number, code: string): Buffer =>
  staffDigest(req.payload.secret, 'recovery', `${accountId}:${plainCode(code)}`);

/** Shown once, here; afterwards nobody can read them again. */
export async function makeStaffRecoveryCodes(req: PayloadRequest, accountId: number): Promise<string[]> {
  const codes = newRecoveryCodes();
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
