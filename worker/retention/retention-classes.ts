import type { Database } from '@clinic/core/adapters/database/database';
import { DBOS } from '@dbos-inc/dbos-sdk';
import { type RawBuilder, sql } from 'kysely';
import { emptyRefundAccounts } from './empty-refund-accounts.ts';
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
  // Longer than a newsletter is away: two that came back end a subscription.
  mailReturns: {
    setting: 'KEEP_MAIL_RETURNS_DAYS',
    purge: remove((before) => sql`delete from core.mail_returns where returned_at < ${before}`),
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
  // With what belongs to signing in and is worth nothing once its time is over.
  accountSessions: { setting: 'KEEP_ACCOUNT_SESSIONS_DAYS', purge: purgeAccountSessions },
  accountRegistrations: {
    setting: 'KEEP_ACCOUNT_REGISTRATIONS_DAYS',
    purge: remove((before) => sql`delete from core.account_registrations where requested_at < ${before}`),
  },
  accountLetters: {
    setting: 'KEEP_ACCOUNT_LETTERS_DAYS',
    purge: remove((before) => sql`delete from core.account_letters where queued_at < ${before}`),
  },
  // Removed once they have left; these are the ones whose work was lost.
  quizLetters: {
    setting: 'KEEP_CODES_DAYS',
    purge: remove((before) => sql`delete from core.quiz_letters where queued_at < ${before}`),
  },
  areaNotes: { setting: 'KEEP_AREA_NOTES_DAYS', purge: purgeAreaNotes },
  recordViews: {
    setting: 'KEEP_RECORD_VIEWS_DAYS',
    purge: remove((before) => sql`delete from core.record_views where seen_at < ${before}`),
  },
  newsletterRequests: {
    setting: 'KEEP_NEWSLETTER_REQUESTS_DAYS',
    purge: remove((before) => sql`delete from core.newsletter_requests where requested_at < ${before}`),
  },
  newsletterEnded: {
    setting: 'KEEP_NEWSLETTER_ENDED_DAYS',
    purge: remove((before) => sql`delete from core.newsletter_subscriptions where ended_at < ${before}`),
  },
  // Ids alone, of subscriptions that are gone and were withdrawn from the CRM.
  crmContacts: {
    setting: 'KEEP_NEWSLETTER_ENDED_DAYS',
    purge: remove(
      (before) => sql`
        delete from core.crm_contacts as contact where told_version = version and told_at < ${before}
        and not exists (select from core.newsletter_subscriptions where id = contact.subscription_id)`,
    ),
  },
  newsletterIssues: { setting: 'KEEP_NEWSLETTER_ISSUES_DAYS', purge: purgeNewsletterIssues },
  // With their letters.
  eventRegistrations: {
    setting: 'KEEP_EVENT_REGISTRATIONS_DAYS',
    // What was never confirmed may have been typed by a stranger: it goes as soon as anything ended.
    purge: remove(
      (before) => sql`delete from core.event_registrations where event_ends_at < ${before}
        or (proven_at is null and ended_at < now() - interval '7 days')`,
    ),
  },
  workItems: { setting: 'KEEP_WORK_ITEMS_DAYS', purge: remove((before) => sql`delete from core.work_items where closed_at < ${before}`) },
  // Counted by the day: one that is over only in part stays.
  pageViews: {
    setting: 'KEEP_READING_FIGURES_DAYS',
    purge: remove((before) => sql`delete from core.page_views where day < (${before})::date`),
  },
  wizardSteps: {
    setting: 'KEEP_READING_FIGURES_DAYS',
    purge: remove((before) => sql`delete from core.wizard_steps where day < (${before})::date`),
  },
  vainSearches: { setting: 'KEEP_READING_FIGURES_DAYS', purge: purgeVainSearches },
  // With the offers. What somebody wished goes with the visit's day, and at once where the patient is forgotten.
  waitingList: { setting: 'KEEP_WORK_ITEMS_DAYS', purge: purgeWaitingList },
  attendanceMarks: {
    setting: 'KEEP_PATIENTS_DAYS',
    purge: remove((before) => sql`delete from core.attendance_marks where marked_at < ${before}`),
  },
  // Sent, and the code never typed: nobody at the clinic has seen it.
  formsWithoutCode: {
    setting: 'KEEP_FORMS_WITHOUT_CODE_DAYS',
    purge: remove((before) => sql`delete from core.requests where received_at is null and sent_at < ${before}`),
  },
  // What nobody has answered yet stays.
  forms: {
    setting: 'KEEP_FORMS_DAYS',
    purge: remove((before) => sql`delete from core.requests where kind <> 'complaint' and coalesce(answered_at, withdrawn_at) < ${before}`),
  },
  complaints: {
    setting: 'KEEP_COMPLAINTS_DAYS',
    purge: remove((before) => sql`delete from core.requests where kind = 'complaint' and coalesce(answered_at, withdrawn_at) < ${before}`),
  },
  // With the row goes the key of the file; the file itself goes in the same night, see `removeFilesWithoutRow`.
  documents: {
    setting: 'KEEP_DOCUMENTS_DAYS',
    purge: remove(
      (before) => sql`
        delete from core.documents as document using core.requests as request
        where request.id = document.request_id and coalesce(request.answered_at, request.withdrawn_at) < ${before}`,
    ),
  },
  unsentDocuments: {
    setting: 'KEEP_UNSENT_DOCUMENTS_DAYS',
    purge: remove((before) => sql`delete from core.documents where request_id is null and started_at < ${before}`),
  },
  // What patients answered goes with their visit, and at once where they are forgotten.
  arrivedLetters: {
    setting: 'KEEP_PATIENTS_DAYS',
    purge: remove(
      (before) => sql`
        delete from core.arrived_letters as letter using core.bookings as booking
        where booking.id = letter.booking_id and (booking.ends_at < ${before} or booking.patient ->> 'name' = '')`,
    ),
  },
  // Emptied, not removed: that the account was asked for and given stays with the refund. At once where the patient is forgotten.
  refundAccounts: { setting: 'KEEP_REFUND_ACCOUNTS_DAYS', purge: emptyRefundAccounts },
  // Only what a person confirmed. A contact that we wrote into the clinic's record and nobody confirmed, or that was withdrawn, must stay
  // known as such: forgotten, it would look like one that the clinic had from its patient, and would be believed.
  patientContacts: {
    setting: 'KEEP_PATIENT_CONTACTS_DAYS',
    purge: remove(
      (before) => sql`
        delete from core.patient_contacts as contact where confirmed_at < ${before} and withdrawn_at is null
        and not exists (select from core.bookings where patient_id = contact.patient_id and patient ->> 'name' <> '')
        and not exists (select from core.accounts where patient_id = contact.patient_id and closed_at is null)`,
    ),
  },
} as const satisfies Record<string, RetentionClass>;

const finished = ['SUCCESS', 'ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED'] as const;
const atOnce = 500;

/** What told the visitors of a week apart goes when it is over, whatever the setting says. */
async function purgeVainSearches(db: Database, days: number): Promise<number> {
  const thisWeek = sql<Date>`date_trunc('week', now() at time zone 'Europe/Lisbon')::date`;
  await sql`delete from core.visitor_keys where week < ${thisWeek}`.execute(db);
  await sql`delete from core.search_visitors where week < ${thisWeek}`.execute(db);
  return Number((await sql`delete from core.searches_in_vain where week < (${daysAgo(days)})::date`.execute(db)).numAffectedRows ?? 0);
}

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

/** A pending sign-in and an answered challenge last minutes, a kept form an hour: a day is more than enough. */
async function purgeAccountSessions(db: Database, days: number): Promise<number> {
  await sql`delete from core.account_sign_ins where started_at < ${daysAgo(1)}`.execute(db);
  await sql`delete from core.account_used_challenges where used_at < ${daysAgo(1)}`.execute(db);
  await sql`delete from core.account_kept_forms where kept_at < ${daysAgo(1)}`.execute(db);
  await sql`delete from core.account_links where ends_at < ${daysAgo(days)}`.execute(db);
  await sql`delete from core.account_email_changes where requested_at < ${daysAgo(days)}`.execute(db);
  const { numAffectedRows } = await sql`
    delete from core.account_sessions where least(ended_at, ends_at) < ${daysAgo(days)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** A change of the profile that still waits for the clinic stays. */
async function purgeAreaNotes(db: Database, days: number): Promise<number> {
  const before = daysAgo(days);
  const deletions = [
    sql`delete from core.visit_ticks where ticked_at < ${before}`,
    sql`delete from core.visit_notices where told_at < ${before}`,
    sql`delete from core.seen_appointments where seen_at < ${before}`,
    sql`delete from core.seen_records where seen_at < ${before}`,
    sql`delete from core.profile_changes where coalesce(sent_at, replaced_at, refused_at) < ${before}`,
  ];
  let count = 0;
  for (const deletion of deletions) count += Number((await deletion.execute(db)).numAffectedRows ?? 0);
  return count;
}

async function purgeWaitingList(db: Database, days: number): Promise<number> {
  await sql`delete from core.free_hour_looks where looked_at < ${daysAgo(1)}`.execute(db);
  const hours = await sql`delete from core.opened_hours where opened_at < ${daysAgo(days)}`.execute(db);
  const entries = await sql`
    delete from core.waiting_entries as entry using core.bookings as booking
    where booking.id = entry.booking_id and (booking.ends_at < ${daysAgo(days)} or booking.patient ->> 'name' = '')`.execute(db);
  return Number(hours.numAffectedRows ?? 0) + Number(entries.numAffectedRows ?? 0);
}

/** With the letters that staff sent to themselves. */
async function purgeNewsletterIssues(db: Database, days: number): Promise<number> {
  await sql`delete from core.newsletter_tests where queued_at < ${daysAgo(days)}`.execute(db);
  const { numAffectedRows } = await sql`
    delete from core.newsletter_issues where coalesce(finished_at, cancelled_at) < ${daysAgo(days)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}
