import type { DatabaseRole } from './role-names.ts';

type Right = 'select' | 'insert' | 'update' | 'delete';
/** A right on the whole table, or on some of its columns as PostgreSQL writes it: `select(id, sent_at)`. */
export type ListedRight = Right | `${Exclude<Right, 'delete'>}(${string})`;
export type TableRights = Partial<Record<Exclude<DatabaseRole, 'migrator' | 'backup'>, readonly ListedRight[]>>;

/** The schemas that are ours to open and close. */
export const schemas = ['core', 'cms', 'dbos'] as const;

const everything = ['select', 'insert', 'update', 'delete'] as const;
const upsert = ['select', 'insert', 'update'] as const;

/**
 * What `enqueueInTransaction` of DBOS does: it inserts, and where the work is there already, it writes `creator_xid` onto itself to
 * get the row back. Inputs and outputs of other work stay closed.
 */
const enqueueStatus = [
  'insert',
  'select(workflow_uuid, status, name, class_name, config_name, queue_name, executor_id, creator_xid, serialization)',
  'update(creator_xid)',
] as const;
const enqueueInput = ['insert', 'select(workflow_uuid)'] as const;

/**
 * Who may do what with which table; every `pnpm migrate` makes it so, and the role matrix test tries all of it. What is not listed is
 * refused. Not written here, because it is the same for all: the migrator owns every table (it alone truncates and drops), the
 * backup reads every table. The parts of a partitioned table are reached through the whole, so nobody else has rights on them.
 * `on conflict (column)` and `returning column` read that column, and `where column` of an update or delete does, too.
 */
export const grants: Record<string, TableRights> = {
  // Written in the transaction that has something to tell; only the worker reads what it says and to whom.
  // A patient sees in the personal area which letters about a visit were sent, the front desk also to whom; neither their words here.
  'core.mails': {
    site: ['select(id, recipient, subject, booking_id, sent_at)'],
    worker: everything,
    backoffice: ['insert', 'select(id, recipient, subject, booking_id, created_at, sent_at)'],
  },
  // A view of those about bookings that have left, without what they opened: the front desk reads one after a press that is written down.
  'core.sent_letters': { backoffice: ['select'] },
  // That a letter came back: the mail server tells the site, or the worker while it sends. The front desk reads it.
  'core.mail_returns': {
    site: ['insert', 'select'],
    worker: ['insert', 'select', 'delete'],
    backoffice: ['select'],
  },
  // What patients answer: the mail server hands it to the site, which also gives it to its writer with all that is held of them. The worker
  // takes it along where the visit is moved, encrypts it anew and removes it.
  'core.arrived_letters': {
    site: ['insert', 'select'],
    worker: ['select', 'update(booking_id, letter)', 'delete'],
    backoffice: ['select'],
  },
  // What is published: written in the transaction of the edit, read by whoever shows, searches or quotes it.
  'core.published_documents': { site: ['select'], worker: ['select'], backoffice: everything },
  'core.redirect_hits': { site: upsert, backoffice: ['select'] },
  'core.page_views': { site: upsert, worker: ['select(day)', 'delete'], backoffice: ['select'] },
  'core.wizard_steps': { site: upsert, worker: ['select(day)', 'delete'], backoffice: ['select'] },
  'core.searches_in_vain': { site: upsert, worker: ['select(week)', 'delete'], backoffice: ['select'] },
  // What tells visitors of a week apart: nobody but the site reads it, and the worker throws it away.
  'core.visitor_keys': { site: ['select', 'insert'], worker: ['select(week)', 'delete'] },
  'core.search_visitors': { site: ['select', 'insert'], worker: ['select(week)', 'delete'] },
  'core.workflow_takeovers': { worker: everything },
  // Whoever calls a service of others notes whether it answered; staff see it.
  'core.outside_services': { site: upsert, worker: upsert, backoffice: ['select'] },
  // The site never reads what others chose.
  'core.consents': { site: ['insert'], worker: ['select(chosen_at)', 'delete'] },
  // The back office takes out at once what was withdrawn; the worker writes the rest.
  'core.search_documents': { site: ['select'], worker: everything, backoffice: ['select(collection, document_id)', 'delete'] },
  'core.search_vocabulary': { site: ['select'], worker: everything },
  'core.search_synonyms': { site: ['select'], worker: everything },
  'core.search_changes': { worker: ['select', 'delete'], backoffice: upsert },
  'core.scheduled_changes': { worker: ['select', 'delete'], backoffice: upsert },
  // What doctors signed stays as it was signed; only that it became public is added. A request is answered once.
  'core.medical_signatures': { backoffice: ['select', 'insert', 'update(public_since)'] },
  'core.review_requests': { backoffice: ['select', 'insert', 'update(returned_at, returned_by_name, comment, signed_at)'] },
  'core.review_comments': { backoffice: ['select', 'insert', 'update(treated_at, treated_by_name)'] },
  'core.review_answers': { backoffice: ['select', 'insert'] },
  'core.review_reminders': { backoffice: ['select', 'insert'] },
  // What an editor has typed and not saved, for that editor alone; whoever takes the page over may compare.
  'core.open_documents': { backoffice: everything },
  'core.login_attempts': { worker: ['select(attempted_at)', 'delete'], backoffice: ['select', 'insert', 'delete'] },
  // A visitor makes a booking, and the front desk where it moves a visit. Nobody deletes one: see `forgetPatients`.
  'core.bookings': { site: upsert, worker: ['select', 'update'], backoffice: upsert },
  'core.slot_holds': { site: upsert, worker: upsert, backoffice: upsert },
  // What happened stays as it was noted. The worker tells the clinic who moved a visit; which member of staff, it does not read.
  'core.booking_events': { site: ['insert'], worker: ['insert', 'select(booking_id, kind, detail)'], backoffice: ['select', 'insert'] },
  // Only the worker asks a provider for money; the others change what was asked for.
  'core.payments': { site: ['select', 'update'], worker: upsert, backoffice: ['select', 'update'] },
  // A cancellation writes down that money goes back; that it went, the front desk says, or the provider whom it asked.
  'core.refund_tasks': {
    site: ['insert', 'select'],
    worker: ['insert', 'select', 'update(refunded_at, refunded_by, refunded_how, provider_called_at, provider_answer)'],
    backoffice: upsert,
  },
  // Where a refund is transferred to: typed on the site, which cannot read it back; the worker encrypts it anew and empties it.
  'core.refund_accounts': {
    site: ['insert', 'select(booking_id, asked_at, times, given_at, erased_at, contact_proven)', 'update'],
    worker: upsert,
    backoffice: upsert,
  },
  // The worker encrypts anew what an older key had encrypted, and removes what is over.
  'core.booking_drafts': { site: upsert, worker: ['select', 'update', 'delete'] },
  // The front desk tells a caller whether a code was sent.
  'core.identity_codes': {
    site: upsert,
    worker: ['select', 'update', 'delete'],
    backoffice: ['select(id, contact, purpose, requested_at, sent_at, refused_at, tries)'],
  },
  // Who is believed for a record: the worker writes what it sent to the clinic, the front desk what it has checked.
  // The site reads it for patients who are signed in.
  'core.patient_contacts': { site: ['select'], worker: everything, backoffice: upsert },
  // Whoever makes a promise to a patient opens it; a patient who cancels or moves a visit settles what waited for it.
  'core.work_items': { site: upsert, worker: everything, backoffice: upsert },
  // What the front desk did about it stays as it was noted; the site adds that the patient has written; the worker encrypts its words anew and empties them where somebody is forgotten.
  'core.work_events': {
    site: ['insert', 'select(item_id, kind, happened_at, until, outcome)'],
    worker: ['select(id, item_id, kind, happened_at, until, outcome, words)', 'update(words)'],
    backoffice: ['select', 'insert'],
  },
  // Whether somebody looks at the list; the worker writes to the desk, or to whoever is on call, where nobody does.
  'core.desk_watch': { worker: ['select', 'update(digest_at)'], backoffice: ['select', 'update(looked_at)'] },
  'core.on_call_texts': { worker: ['select', 'insert'] },
  'core.overdue_mails': { worker: ['select', 'insert'] },
  // The front desk says who came, and takes it back.
  'core.attendance_marks': { worker: ['select(marked_at)', 'delete'], backoffice: ['select', 'insert', 'update(undone_at, undone_by)'] },
  // The front desk says on which days a doctor does not come; nobody offers or holds an hour of them.
  'core.doctor_absences': {
    site: ['select(doctor_id, away, ended_at)'],
    worker: ['select(doctor_id, away, ended_at)'],
    backoffice: ['select', 'insert', 'update(ended_at, ended_by)'],
  },
  // The waiting list: a patient joins, leaves and accepts on the site; the worker opens hours and offers them; the front desk does all of it for who
  // calls, offers an hour and gives it back to the public.
  'core.waiting_entries': { site: upsert, worker: ['select', 'insert', 'delete'], backoffice: upsert },
  'core.opened_hours': {
    site: ['select', 'update(taken_at)'],
    worker: everything,
    backoffice: ['select', 'insert', 'update(taken_at, held_until)'],
  },
  'core.hour_offers': {
    site: ['select', 'update(accepted_at)'],
    worker: everything,
    backoffice: ['select', 'insert', 'update(accepted_at)'],
  },
  'core.free_hour_looks': { worker: everything },
  // Ready answers: each change is another row.
  'core.reply_versions': { backoffice: ['select', 'insert'] },
  // The worker counts letters to the owner of a record.
  'core.rate_limits': { site: upsert, worker: everything },
  // Patients' accounts: the site signs in and changes them, the worker writes letters and removes what is over, the front desk links
  // records and ends sessions. Nobody but the site reads a password's hash.
  'core.accounts': {
    site: upsert,
    worker: [
      'select(id, email, name, locale, created_at, verified_at, password_set_at, patient_id, linked_at, linked_by, remind_by, closed_at, session_epoch)',
      'update',
    ],
    backoffice: [
      'select(id, email, name, locale, created_at, verified_at, password_set_at, patient_id, linked_at, linked_by, remind_by, closed_at, session_epoch)',
      'update(patient_id, linked_at, linked_by, session_epoch, password_hash, password_set_at)',
    ],
  },
  'core.account_registrations': {
    site: upsert,
    worker: ['select(id, email, requested_at, completed_at)', 'delete'],
    backoffice: ['select(id, email, name, locale, requested_at, completed_at)'],
  },
  'core.account_sessions': {
    site: upsert,
    worker: ['select(id, account_id, ends_at, ended_at)', 'update(ended_at)', 'delete'],
    backoffice: ['select', 'update(ended_at)'],
  },
  'core.account_refresh_tokens': { site: upsert },
  'core.account_sign_ins': {
    site: everything,
    worker: ['select(account_id, started_at)', 'delete'],
    backoffice: ['select(account_id)', 'delete'],
  },
  'core.account_links': { site: upsert, worker: everything, backoffice: upsert },
  'core.account_email_changes': { site: upsert, worker: ['select', 'delete'], backoffice: ['select'] },
  'core.account_passkeys': { site: everything, worker: ['select(account_id)', 'delete'], backoffice: ['select(id, account_id)', 'delete'] },
  'core.account_used_challenges': { site: ['insert', 'select(challenge)'], worker: ['select(used_at)', 'delete'] },
  'core.account_totp': {
    site: everything,
    worker: ['select', 'update(secret)', 'delete'],
    backoffice: ['select(account_id, confirmed_at)', 'delete'],
  },
  'core.account_recovery_codes': {
    site: everything,
    worker: ['select(account_id)', 'delete'],
    backoffice: ['select(account_id)', 'delete'],
  },
  'core.account_kept_forms': { site: everything, worker: ['select(account_id, kept_at)', 'delete'] },
  'core.account_letters': {
    site: ['insert', 'select(id, account_id, recipient, kind, queued_at, sent_at)'],
    worker: everything,
    backoffice: ['insert', 'select(id, recipient, kind, queued_at, sent_at, refused_at)'],
  },
  // The personal area: the site reads and writes for whoever is signed in; the worker sends changes to the clinic, encrypts anew and
  // removes what is over; the front desk sees what it has to answer.
  'core.seen_appointments': { site: upsert, worker: everything },
  'core.seen_records': { site: upsert, worker: everything },
  'core.profile_changes': { site: upsert, worker: everything, backoffice: ['select'] },
  'core.account_people': { site: everything, worker: ['select(account_id)', 'delete'] },
  'core.visit_ticks': { site: everything, worker: ['select(account_id, ticked_at)', 'delete'] },
  'core.visit_notices': { site: upsert, worker: ['select(account_id, told_at)', 'delete'], backoffice: ['select'] },
  // Nobody changes what was noted.
  'core.record_views': { site: ['select', 'insert'], worker: ['select(seen_at)', 'delete'] },
  'core.access_questions': { site: ['select', 'insert'], worker: ['select(account_id)', 'delete'], backoffice: ['select'] },
  'core.data_requests': { site: upsert, worker: everything, backoffice: ['select', 'update(done_at)'] },
  'core.symptom_scores': { site: everything, worker: ['select', 'update(answers)', 'delete'] },
  // Forms of the site: the site takes them, the worker writes the letters, encrypts anew and forgets, the front desk answers.
  'core.requests': {
    site: upsert,
    worker: ['select', 'update(answers, contact_digest)', 'delete'],
    backoffice: ['select', 'update(answered_at, answered_by, assigned_to, assigned_at)'],
  },
  // Files of these forms: the site takes them and gives them to their request, the worker examines them, the back office opens them.
  'core.documents': {
    site: everything,
    worker: [
      'select',
      'update(blob, name_and_key, size_bytes, stripped_at, clean_at, threat_found_at, unscannable_at, unscannable_reason, scan_breaks)',
      'delete',
    ],
    backoffice: ['select'],
  },
  // The newsletter: the site asks, confirms and ends; the worker writes the letters and removes what is over; the front desk sees the list,
  // keeps somebody off it and has an article sent.
  'core.newsletter_requests': { site: upsert, worker: everything, backoffice: ['select(id, email, requested_at, confirmed_at)'] },
  'core.newsletter_subscriptions': {
    site: upsert,
    worker: ['select', 'delete'],
    backoffice: ['select', 'update(ended_at, ended_by)'],
  },
  'core.newsletter_events': { site: ['select', 'insert'], backoffice: ['insert'] },
  'core.newsletter_suppressions': { site: ['select(email)'], worker: ['select(email)'], backoffice: everything },
  'core.newsletter_issues': { worker: everything, backoffice: upsert },
  'core.newsletter_deliveries': { site: ['select(letter_id, subscription_id)'], worker: everything, backoffice: ['select'] },
  // Whoever changes a subscription notes it; the worker tells the CRM.
  'core.crm_contacts': { site: ['insert', 'select(subscription_id, version)', 'update'], worker: everything, backoffice: upsert },
  'core.newsletter_tests': { worker: everything, backoffice: ['insert', 'select(id)'] },
  // Visitors register on the site; the worker lets places go, offers them, writes letters and removes what is over; the front desk marks
  // who came and ends what somebody asked it to end. Nobody deletes a registration before its time.
  'core.event_registrations': {
    site: upsert,
    worker: everything,
    backoffice: ['select', 'update(present_at, ended_at, ended_by)'],
  },
  'core.event_letters': {
    site: ['insert', 'select(id, registration_id, kind, about)'],
    worker: everything,
    backoffice: ['insert', 'select(id, registration_id, kind, about)'],
  },
  'core.announced_events': { worker: everything },
  'core.quiz_letters': { site: ['insert', 'select(id)'], worker: ['select', 'update(letter)', 'delete'] },
  // How staff sign in is the back office's alone; the worker only removes what is over.
  'core.staff_sessions': { backoffice: everything, worker: ['select(started_at)', 'delete'] },
  'core.staff_links': { backoffice: everything, worker: ['select(ends_at)', 'delete'] },
  'core.staff_used_challenges': { backoffice: everything, worker: ['select(used_at)', 'delete'] },
  'core.staff_devices': { backoffice: everything },
  'core.staff_totp': { backoffice: everything },
  'core.staff_passkeys': { backoffice: everything },
  'core.staff_recovery_codes': { backoffice: everything },
  'core.staff_suspensions': { backoffice: everything },
  // Written and read, never changed or deleted: old months go as a whole, by the migrator's hand.
  // A patient sees when staff read what, and never who.
  'core.audit_log': { site: ['select(id, happened_at, action, booking_id, account_id, detail)'], backoffice: ['select', 'insert'] },
  'core.audit_requests': { worker: ['select(noted_at)', 'delete'], backoffice: ['insert', 'select(request_id)'] },
  'core.kysely_migration': {},
  'core.kysely_migration_lock': {},

  // Payload makes and changes its tables with the content model, so they are named together.
  'cms.*': { backoffice: everything },
  'cms.payload_migrations': { backoffice: ['select'] },

  // The back office also tells staff how much waits, and since when.
  'dbos.workflow_status': {
    site: enqueueStatus,
    worker: everything,
    backoffice: [...enqueueStatus, 'select(created_at, delay_until_epoch_ms)'],
  },
  'dbos.workflow_input': { site: enqueueInput, worker: everything, backoffice: enqueueInput },
  'dbos.workflow_output': { worker: everything },
  'dbos.operation_outputs': { worker: everything },
  'dbos.workflow_events': { worker: everything },
  'dbos.workflow_events_history': { worker: everything },
  'dbos.notifications': { worker: everything },
  'dbos.streams': { worker: everything },
  'dbos.workflow_schedules': { worker: everything },
  'dbos.queues': { worker: everything },
  'dbos.application_versions': { worker: upsert },
  // The worker compares the version at its start.
  'dbos.dbos_migrations': { worker: ['select'] },
  'dbos.event_dispatch_kv': {},
};

/** Functions of ours that somebody calls by name; trigger functions are nobody's to call. */
export const functionGrants: Record<string, readonly DatabaseRole[]> = {
  'core.is_spelt_like': ['site'],
  'core.likeness': ['site'],
};

/** The line of a table, `undefined` where nobody has decided yet. */
export const rightsOn = (schema: string, table: string): TableRights | undefined => grants[`${schema}.${table}`] ?? grants[`${schema}.*`];

/** `select(id, name)` as its right and its columns; no columns means the whole table. */
export function parseRight(listed: ListedRight): { right: Right; columns: string[] | null } {
  const [right = '', columns] = listed.replace(')', '').split('(');
  return { right: right as Right, columns: columns?.split(',').map((column) => column.trim()) ?? null };
}
