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
  'core.mails': { worker: everything, backoffice: ['insert', 'select(id)'] },
  // What is published: written in the transaction of the edit, read by whoever shows, searches or quotes it.
  'core.published_documents': { site: ['select'], worker: ['select'], backoffice: everything },
  'core.redirect_hits': { site: upsert, backoffice: ['select'] },
  'core.workflow_takeovers': { worker: everything },
  // The site never reads what others chose.
  'core.consents': { site: ['insert'], worker: ['select(chosen_at)', 'delete'] },
  // The back office takes out at once what was withdrawn; the worker writes the rest.
  'core.search_documents': { site: ['select'], worker: everything, backoffice: ['select(collection, document_id)', 'delete'] },
  'core.search_vocabulary': { site: ['select'], worker: everything },
  'core.search_synonyms': { site: ['select'], worker: everything },
  'core.search_changes': { worker: ['select', 'delete'], backoffice: upsert },
  'core.scheduled_changes': { worker: ['select', 'delete'], backoffice: upsert },
  'core.login_attempts': { worker: ['select(attempted_at)', 'delete'], backoffice: ['select', 'insert', 'delete'] },
  // Only a visitor makes a booking, so only the site inserts one. Nobody deletes one: see `forgetPatients`.
  'core.bookings': { site: upsert, worker: ['select', 'update'], backoffice: ['select', 'update'] },
  'core.slot_holds': { site: upsert, worker: upsert },
  // What happened stays as it was noted.
  'core.booking_events': { site: ['insert'], worker: ['insert', 'select(booking_id, kind)'], backoffice: ['select', 'insert'] },
  // Only the worker asks a provider for money; the others change what was asked for.
  'core.payments': { site: ['select', 'update'], worker: upsert, backoffice: ['select', 'update'] },
  // A cancellation writes down that money goes back; that it went, only the front desk says.
  'core.refund_tasks': {
    site: ['insert', 'select'],
    worker: ['insert', 'select'],
    backoffice: upsert,
  },
  // The worker seals anew what an older key had sealed, and removes what is over.
  'core.booking_drafts': { site: upsert, worker: ['select', 'update', 'delete'] },
  'core.identity_codes': { site: upsert, worker: ['select', 'update', 'delete'] },
  // Who is believed for a record: the worker writes what it sent to the clinic, the front desk what it has checked.
  'core.patient_contacts': { worker: everything, backoffice: upsert },
  // Whoever makes a promise to a patient opens it; a patient who cancels or moves a visit settles what waited for it.
  'core.work_items': { site: upsert, worker: everything, backoffice: upsert },
  // The worker counts letters to the owner of a record.
  'core.rate_limits': { site: upsert, worker: everything },
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
  'core.audit_log': { backoffice: ['select', 'insert'] },
  'core.audit_requests': { worker: ['select(noted_at)', 'delete'], backoffice: ['insert', 'select(request_id)'] },
  'core.kysely_migration': {},
  'core.kysely_migration_lock': {},

  // Payload makes and changes its tables with the content model, so they are named together.
  'cms.*': { backoffice: everything },
  'cms.payload_migrations': { backoffice: ['select'] },

  'dbos.workflow_status': { site: enqueueStatus, worker: everything, backoffice: enqueueStatus },
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
