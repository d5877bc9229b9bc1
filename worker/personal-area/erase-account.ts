import { accountTransaction } from '@clinic/core/adapters/database/accounts/account-transaction';
import { noteCrmChange } from '@clinic/core/adapters/database/crm/note-crm-change';
import type { Database } from '@clinic/core/adapters/database/database';
import { closeWorkItems } from '@clinic/core/adapters/database/desk/close-work-items';
import { inTransaction, type Transaction } from '@clinic/core/adapters/database/in-transaction';
import { contactDigests } from '@clinic/core/identity/contact';
import type { DataKeys } from '@clinic/core/secrets/data-keys';
import { workItemKinds } from '@clinic/core/work-items/work-item';
import type { DBOSClient } from '@dbos-inc/dbos-sdk';
import { sql } from 'kysely';
import type pg from 'pg';
import { closeWorkOfRemoved } from '../retention/close-work-of-removed.ts';
import { forgetBookings } from '../retention/forget-patients.ts';
import { forgetWorkNotes } from '../retention/forget-work-notes.ts';

type Ports = { pool: pg.Pool; dbos: DBOSClient; keys: DataKeys };

/** Everything that hangs on an account by its id. What stays is named in `heldAfterErasure`; a test knows every table of either kind. */
export const ownTables = [
  ...['seen_appointments', 'seen_records', 'profile_changes', 'account_people', 'visit_ticks', 'visit_notices', 'access_questions'],
  ...[
    'symptom_scores',
    'account_sessions',
    'account_sign_ins',
    'account_links',
    'account_email_changes',
    'account_passkeys',
    'account_totp',
  ],
  ...['account_recovery_codes', 'account_letters', 'account_kept_forms', 'identity_codes'],
];

/** All at once: an account is there or erased, never half. A second run finds nothing to do. */
export const eraseAccount = ({ pool, dbos, keys }: Ports, accountId: string): Promise<void> =>
  inTransaction(pool, async (transaction) => {
    const { db } = transaction;
    const accounts = accountTransaction(transaction, dbos);
    const account = await accounts.lock(accountId);
    if (!account) return;
    const { email, locale, patientId } = account;
    const digests = contactDigests(keys, { kind: 'email', value: email });
    const forgotten = await forgetBookings(db, { contactDigests: digests, patientId });
    for (const table of ownTables) await sql`delete from ${sql.id('core', table)} where account_id = ${accountId}`.execute(db);
    await withdrawFromCrm(transaction, dbos, email);
    await removeByEmail(db, { email, digests, forgotten });
    await accounts.close(accountId);
    await sql`update core.data_requests set done_at = clock_timestamp() where account_id = ${accountId} and done_at is null`.execute(db);
    // Nobody could open the account's page to answer what else waits; the desk saw it before it pressed.
    await closeWorkItems(db, { kinds: workItemKinds, subject: { kind: 'account', id: accountId } });
    await forgetWorkNotes(db);
    await closeWorkOfRemoved(db);
    await accounts.addLetter({ kind: 'accountClosed', accountId: null, recipient: email, locale });
  });

/** What knows the address without knowing the account. Letters about a visit to come stay as long as it does. */
async function removeByEmail(db: Database, { email, digests, forgotten }: { email: string; digests: string[]; forgotten: string[] }) {
  await sql`delete from core.account_registrations where email = ${email}`.execute(db);
  await sql`delete from core.account_letters where recipient = ${email}`.execute(db);
  await sql`delete from core.newsletter_requests where email = ${email}`.execute(db);
  await sql`delete from core.newsletter_subscriptions where email = ${email}`.execute(db);
  // A place that was still to come is offered to the next on the list within minutes.
  await sql`delete from core.event_registrations where email = ${email}`.execute(db);
  await sql`delete from core.identity_codes where contact ->> 'value' = ${email}`.execute(db);
  await sql`delete from core.booking_drafts where contact_digest = any(${digests})`.execute(db);
  // One that still waits for its answer goes when its time comes; the law keeps complaints.
  await sql`
    delete from core.requests
    where kind <> 'complaint' and contact_digest = any(${digests}) and (received_at is null or answered_at is not null or withdrawn_at is not null)`.execute(
    db,
  );
  await sql`
    delete from core.mails where lower(recipient) = ${email} and (booking_id is null or booking_id = any(${forgotten}::uuid[]))`.execute(
    db,
  );
}

/** Before the subscription is gone: its id is all that the CRM needs to know. */
async function withdrawFromCrm(transaction: Transaction, dbos: DBOSClient, email: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from core.newsletter_subscriptions where email = ${email}`.execute(transaction.db);
  for (const { id } of rows) await noteCrmChange(transaction, dbos, id);
}
