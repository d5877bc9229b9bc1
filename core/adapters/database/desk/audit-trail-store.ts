import { sql } from 'kysely';
import type pg from 'pg';
import type { AuditLine, AuditQuestion, AuditSubject, AuditTrailStore } from '../../../desk/management/audit-trail.ts';
import { addDays } from '../../../kernel/lisbon-time.ts';
import { createDatabase, type Database } from '../database.ts';
import { addAuditRow } from './audit-rows.ts';
import { deskTables } from './desk-tables.ts';

export function auditTrailStore(pool: pg.Pool): AuditTrailStore {
  const db = createDatabase(pool);
  return {
    lines: (question, most) => readLines(db, question, most),
    choices: async (days) => {
      const { rows } = await sql<{ id: number; name: string; action: string }>`
        select distinct actor_id as id, actor as name, action from core.audit_log as log where ${inDays(days)}`.execute(db);
      const actors = new Map(rows.map(({ id, name }) => [id, name]));
      return {
        actors: [...actors].map(([id, name]) => ({ id, name })).sort((one, other) => one.name.localeCompare(other.name, 'pt')),
        actions: [...new Set(rows.map(({ action }) => action))].sort(),
      };
    },
    bookingOfCode: async (code) => {
      const { rows } = await sql<{ id: string }>`select id from core.bookings where code = ${code}`.execute(db);
      return rows[0]?.id ?? null;
    },
    recordLook: async (staff, { from, to, actorId, action, about, before }) => {
      const asked = {
        ...{ from, to, ...(actorId !== null && { actorId }), ...(action && { action }), ...(before && { before }) },
        ...(about?.kind === 'request' && { visitorRequest: about.id }),
      };
      const [bookingId, accountId] = (['booking', 'account'] as const).map((kind) => (about?.kind === kind ? about.id : null));
      await addAuditRow(deskTables(db), {
        ...{ staff, action: 'auditTrail', bookingId: bookingId ?? null, accountId: accountId ?? null },
        detail: asked,
      });
    },
  };
}

const inDays = ({ from, to }: Pick<AuditQuestion, 'from' | 'to'>) =>
  sql<boolean>`log.happened_at >= ${from}::timestamp at time zone 'Europe/Lisbon'
    and log.happened_at < ${addDays(to, 1)}::timestamp at time zone 'Europe/Lisbon'`;

const count = (list: string) =>
  sql<number>`coalesce(jsonb_array_length(case when jsonb_typeof(log.detail -> ${list}) = 'array' then log.detail -> ${list} end), 0)`;

type Row = Omit<AuditLine, 'booking'> & { bookingId: string | null; code: string | null };

/** It itself, or a list in which it stood. */
function isAbout({ kind, id }: AuditSubject) {
  if (kind === 'booking')
    return sql<boolean>`(log.booking_id = ${id}::uuid or (log.action in ('list', 'absence') and log.detail -> 'bookings' ? ${id}::text))`;
  if (kind === 'account') return sql<boolean>`(log.account_id = ${id}::uuid or log.detail -> 'accounts' ? ${id}::text)`;
  return sql<boolean>`(log.detail ->> 'visitorRequest' = ${id} or log.detail -> 'visitorRequests' ? ${id}::text)`;
}

/** By the number of the row, which the database gives in order: a page is found without reading those before it. */
async function readLines(db: Database, question: AuditQuestion, most: number): Promise<AuditLine[]> {
  const { actorId, action, about, before } = question;
  const { rows } = await sql<Row>`
    select log.id::text as id, log.happened_at as at, log.actor_id as "actorId", log.actor, log.detail ->> 'role' as role, log.action,
      log.booking_id as "bookingId", booking.code, log.account_id as "accountId",
      case when log.action like 'account:%' then log.detail ->> 'accountId' end as "staffAccountId", log.detail ->> 'visitorRequest' as "visitorRequestId",
      ${count('bookings')} + ${count('accounts')} + ${count('patients')} + ${count('visitorRequests')} as shown
    from core.audit_log as log left join core.bookings as booking on booking.id = log.booking_id
    where ${inDays(question)}
      and ${actorId === null ? sql`true` : sql`log.actor_id = ${actorId}`}
      and ${action === null ? sql`true` : sql`log.action = ${action}`}
      and ${about === null ? sql`true` : isAbout(about)}
      and ${before === null ? sql`true` : sql`log.id < ${before}::bigint`}
    order by log.id desc limit ${most}`.execute(db);
  return rows.map(({ bookingId: id, code, ...line }) => ({ ...line, booking: id ? { id, code: code ?? '' } : null }));
}
