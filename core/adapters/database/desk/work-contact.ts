import { sql } from 'kysely';
import type { WorkContact } from '../../../desk/desk-store.ts';
import { contactDigests, toContact } from '../../../identity/contact.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import type { WorkItemSubject } from '../../../work-items/work-item.ts';
import { accountTables } from '../accounts/account-tables.ts';
import type { Database } from '../database.ts';
import { eventTables } from '../events/event-tables.ts';
import { toRequest } from '../requests/encrypted-answers.ts';
import { requestColumns, requestTables } from '../requests/request-tables.ts';
import { deskTables } from './desk-tables.ts';

const named = (name: string | undefined, phone: string | null | undefined, isConfirmed = false): WorkContact | null =>
  name ? { name, phone: phone || null, isConfirmed } : null;

export async function readWorkContact(db: Database, keys: DataKeys, { kind, id }: WorkItemSubject): Promise<WorkContact | null> {
  if (kind === 'booking') {
    const patient = deskTables(db)
      .selectFrom('bookings')
      .select(['patientId', sql<string>`patient ->> 'name'`.as('name'), sql<string>`patient ->> 'phone'`.as('phone')]);
    const found = await patient.where('id', '=', id).executeTakeFirst();
    return named(found?.name, found?.phone, found && (await isConfirmed(db, keys, found)));
  }
  if (kind === 'account') {
    const account = accountTables(db).selectFrom('accounts').select('name').where('id', '=', id).where('closedAt', 'is', null);
    return named((await account.executeTakeFirst())?.name, null);
  }
  // Of a visit that only the clinic's book knows we keep no name: its own page asks the clinic.
  if (kind === 'alarm' || kind === 'appointment') return null;
  if (kind === 'registration') {
    const rows = eventTables(db).selectFrom('eventRegistrations').select(['name', 'phone']).where('id', '=', id);
    const registered = await rows.executeTakeFirst();
    return named(registered?.name, registered?.phone);
  }
  const rows = requestTables(db).selectFrom('requests').select(requestColumns).where('id', '=', id).where('receivedAt', 'is not', null);
  const answers = toRequest(keys, await rows.executeTakeFirst())?.answers;
  return named(answers?.name, answers?.phone);
}

async function isConfirmed(
  db: Database,
  keys: DataKeys,
  { patientId, phone }: { patientId: number | null; phone: string },
): Promise<boolean> {
  const contact = toContact(phone);
  if (patientId === null || !contact) return false;
  const confirmed = deskTables(db).selectFrom('patientContacts').select('contactDigest').where('patientId', '=', patientId);
  const standing = confirmed.where('confirmedAt', 'is not', null).where('withdrawnAt', 'is', null);
  return (await standing.where('contactDigest', 'in', contactDigests(keys, contact)).executeTakeFirst()) !== undefined;
}
