import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../../publishing/execute.ts';
import { listPasskeys, type StaffPasskey } from './passkeys.ts';
import { countRecoveryCodes } from './recovery-codes.ts';

export type Factors = { hasTotp: boolean; passkeys: StaffPasskey[]; recoveryCodes: number };

export async function factorsOf(req: Pick<PayloadRequest, 'payload' | 'transactionID'>, accountId: number): Promise<Factors> {
  const totp = await execute(req, sql`select from core.staff_totp where account_id = ${accountId} and confirmed_at is not null`);
  return {
    hasTotp: totp.length > 0,
    passkeys: await listPasskeys(req, accountId),
    recoveryCodes: await countRecoveryCodes(req, accountId),
  };
}

export const countFactors = ({ hasTotp, passkeys }: Factors): number => Number(hasTotp) + passkeys.length;

export async function removeAllFactors(req: PayloadRequest, accountId: number): Promise<void> {
  for (const table of ['totp', 'passkeys', 'recovery_codes'])
    await execute(req, sql`delete from ${sql.raw(`core.staff_${table}`)} where account_id = ${accountId}`);
}
