import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import type { Utilizadore } from '../../payload-types.ts';
import { execute } from '../../publishing/execute.ts';

export const plainEmail = (email: string): string => email.toLowerCase().trim();

/** With its password's digest, which no other way of reading an account brings along. */
export const accountByEmail = (req: PayloadRequest, email: string): Promise<Utilizadore | null> =>
  req.payload.db.findOne<Utilizadore>({ collection: 'utilizadores', req, where: { email: { equals: plainEmail(email) } } });

export const accountById = (req: PayloadRequest, id: number): Promise<Utilizadore | null> =>
  req.payload.db.findOne<Utilizadore>({ collection: 'utilizadores', req, where: { id: { equals: id } } });

/** Past the hooks: it is called where the right to do so has been shown, and `updatedAt` is about what people edit. */
export const setOnAccount = (
  req: PayloadRequest,
  id: number,
  data: Partial<Pick<Utilizadore, 'hash' | 'salt' | 'email'>>,
): Promise<unknown> => req.payload.db.updateOne({ collection: 'utilizadores', id, data, req, returning: false });

export async function isSuspended(req: PayloadRequest, accountId: number): Promise<boolean> {
  return (await execute(req, sql`select from core.staff_suspensions where account_id = ${accountId} and lifted_at is null`)).length > 0;
}

/** What belongs to an account goes with it. */
export async function forgetAccount(req: PayloadRequest, accountId: number): Promise<void> {
  for (const table of ['sessions', 'devices', 'totp', 'passkeys', 'recovery_codes', 'links', 'suspensions'])
    await execute(req, sql`delete from ${sql.raw(`core.staff_${table}`)} where account_id = ${accountId}`);
}
