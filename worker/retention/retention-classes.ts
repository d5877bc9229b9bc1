import type { Database } from '@clinic/core/adapters/database/database';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { type RawBuilder, sql } from 'kysely';
import { forgetNeverPatients, forgetPatients, forgetRequestsWithoutCode } from './forget-patients.ts';
import type { RetentionSettings } from './retention-settings.ts';

/** Returns how many rows it removed or emptied. */
type Purge = (db: Database, days: number) => Promise<number>;
type RetentionClass = { setting: keyof RetentionSettings; purge: Purge };

const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
const remove =
  (statement: (before: RawBuilder<Date>) => RawBuilder<unknown>): Purge =>
  async (db, days) =>
    Number((await statement(daysAgo(days)).execute(db)).numAffectedRows ?? 0);

/** What is removed every night, and which setting tells when. */
export const retentionClasses = {
  // One never sent after this time was given up long ago; its words and address must not stay for that.
  mails: {
    setting: 'KEEP_MAILS_DAYS',
    purge: remove((before) => sql`delete from core.mails where coalesce(sent_at, created_at) < ${before}`),
  },
  workflows: { setting: 'KEEP_WORKFLOWS_DAYS', purge: purgeWorkflows },
  changes: {
    setting: 'KEEP_SCHEDULED_CHANGES_DAYS',
    purge: remove((before) => sql`delete from core.scheduled_changes where coalesce(done_at, cancelled_at, refused_at) < ${before}`),
  },
  logins: {
    setting: 'KEEP_LOGIN_ATTEMPTS_DAYS',
    purge: remove((before) => sql`delete from core.login_attempts where attempted_at < ${before}`),
  },
  drafts: { setting: 'KEEP_DRAFTS_DAYS', purge: remove((before) => sql`delete from core.booking_drafts where expires_at < ${before}`) },
  codes: { setting: 'KEEP_CODES_DAYS', purge: remove((before) => sql`delete from core.identity_codes where expires_at < ${before}`) },
  limits: { setting: 'KEEP_RATE_LIMITS_DAYS', purge: remove((before) => sql`delete from core.rate_limits where ends_at < ${before}`) },
  patients: { setting: 'KEEP_PATIENTS_DAYS', purge: forgetPatients },
  neverPatients: { setting: 'KEEP_NEVER_PATIENTS_DAYS', purge: forgetNeverPatients },
  requestsWithoutCode: { setting: 'KEEP_REQUESTS_WITHOUT_CODE_DAYS', purge: forgetRequestsWithoutCode },
  consents: { setting: 'KEEP_CONSENTS_DAYS', purge: remove((before) => sql`delete from core.consents where chosen_at < ${before}`) },
  // A form of the front desk that is sent twice is sent again within minutes, from a browser tab left open within days. The audit log
  // itself goes month by month, by the migrator's hand: see `keep-partitions.ts`.
  deskRequests: {
    setting: 'KEEP_DESK_REQUESTS_DAYS',
    purge: remove((before) => sql`delete from core.audit_requests where noted_at < ${before}`),
  },
  // With the links and the answered challenges, which are worth nothing once their time is over.
  staffSessions: { setting: 'KEEP_STAFF_SESSIONS_DAYS', purge: purgeStaffSessions },
  workItems: { setting: 'KEEP_WORK_ITEMS_DAYS', purge: remove((before) => sql`delete from core.work_items where closed_at < ${before}`) },
  // Only what a person confirmed. A contact that we wrote into the clinic's record and nobody confirmed, or that was withdrawn, must stay
  // known as such: forgotten, it would look like one that the clinic had from its patient, and would be believed.
  patientContacts: {
    setting: 'KEEP_PATIENT_CONTACTS_DAYS',
    purge: remove(
      (before) => sql`
        delete from core.patient_contacts as contact where confirmed_at < ${before} and withdrawn_at is null
        and not exists (select from core.bookings where patient_id = contact.patient_id and patient ->> 'name' <> '')`,
    ),
  },
} as const satisfies Record<string, RetentionClass>;

const finished = ['SUCCESS', 'ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED'] as const;
const atOnce = 500;

async function purgeWorkflows(db: Database, days: number): Promise<number> {
  const completedBefore = new Date(Date.now() - days * 86_400_000).toISOString();
  let count = 0;
  for (;;) {
    const old = await DBOS.listWorkflows({ status: [...finished], completedBefore, limit: atOnce, loadInput: false, loadOutput: false });
    if (old.length === 0) break;
    await DBOS.deleteWorkflows(old.map((workflow) => workflow.workflowID));
    count += old.length;
  }
  await db.deleteFrom('workflow_takeovers').where('last_taken_over_at', '<', daysAgo(days)).execute();
  return count;
}

async function purgeStaffSessions(db: Database, days: number): Promise<number> {
  await sql`delete from core.staff_links where ends_at < ${daysAgo(days)}`.execute(db);
  await sql`delete from core.staff_used_challenges where used_at < ${daysAgo(1)}`.execute(db);
  const { numAffectedRows } = await sql`delete from core.staff_sessions where started_at < ${daysAgo(days)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
