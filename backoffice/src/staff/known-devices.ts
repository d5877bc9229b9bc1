import { randomBytes } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { execute } from '../publishing/execute.ts';
import { deviceIn, digestOf, staffDeviceCookie } from './sessions/staff-cookies.ts';

/** Asked also where there is no account, so that both ways cost the same. */
export async function knownDevice(req: PayloadRequest, accountId: number | null): Promise<Buffer | null> {
  const device = deviceIn(req.payload, req.headers);
  const hash = digestOf(device ?? '');
  const rows = await execute(req, sql`select from core.staff_devices where account_id = ${accountId ?? 0} and device_hash = ${hash}`);
  return device && rows.length > 0 ? hash : null;
}

/** The owner has signed in here: answers with the cookie by which this browser is known from now on. */
export async function rememberStaffDevice(req: PayloadRequest, accountId: number): Promise<string> {
  const device = deviceIn(req.payload, req.headers) ?? randomBytes(18).toString('base64url');
  await execute(
    req,
    sql`insert into core.staff_devices (account_id, device_hash) values (${accountId}, ${digestOf(device)}) on conflict do nothing`,
  );
  return staffDeviceCookie(req.payload, device);
}
