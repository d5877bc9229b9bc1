import { type RawBuilder, sql } from 'kysely';
import type { Backlog, OpenBookingState, SystemFigures, WorkState } from '../../../figures/system-figures.ts';
import { queues, workerLockClass } from '../../dbos/application.ts';
import type { Database } from '../database.ts';
import { readServices } from './outside-services.ts';

/** What is open is younger; the index of the submissions leaves the rest out. */
const recent = sql`submitted_at > now() - interval '60 days'`;

/** A few statements by indexes, one after the other: whoever watches the system must not be what slows it down. */
export async function readSystemFigures(db: Database): Promise<SystemFigures> {
  return {
    readAt: new Date(),
    bookings: await readBookings(db),
    work: await readWork(db),
    money: await readMoney(db),
    desk: await readDesk(db),
    ...(await readRest(db)),
    services: await readServices(db),
  };
}

/** Those that have come to no end, and whatever a person has to look at; `bookingStatus` tells more of each. */
async function readBookings(db: Database): Promise<SystemFigures['bookings']> {
  const { rows } = await sql<{ state: OpenBookingState; count: number; oldestAt: Date }>`
    select state, count(*)::int as count, min(since) as "oldestAt" from (
      select
        case
          when needs_review_at is not null and (reviewed_at is null or needs_review_at > reviewed_at) then 'needsReview'
          when cancelled_at is not null or moved_to is not null or failed_at is not null or conflict_found_at is not null then null
          when booked_at is null and released_at is null then case
            when exists (select from core.work_items as item where item.closed_at is null and item.kind = 'contactUnproven'
              and item.subject_kind = 'booking' and item.subject_id = bookings.id::text) then 'needsReview'
            else 'received' end
          when (released_at is null or released_at < booked_at) and payment_method is not null
            and paid_at is null and paid_late_at is null and confirmed_at is null then 'pendingPayment'
        end as state,
        case when needs_review_at is not null then needs_review_at else submitted_at end as since
      from core.bookings where ${recent}) as open
    where state is not null group by state`.execute(db);
  const of = (state: OpenBookingState): Backlog => {
    const { count = 0, oldestAt = null } = rows.find((row) => row.state === state) ?? {};
    return { count, oldestAt };
  };
  return { received: of('received'), pendingPayment: of('pendingPayment'), needsReview: of('needsReview') };
}

const knownQueues = new Set<string>(Object.values(queues));

/** What was put off counts from its time. Work without a queue is the engine's own clock. */
async function readWork(db: Database): Promise<SystemFigures['work']> {
  const columns = sql`queue_name as queue, count(*)::int as count,
    to_timestamp(min(greatest(created_at, coalesce(delay_until_epoch_ms, 0))) / 1000.0) as "oldestAt"`;
  const { rows } = await sql<{ queue: string | null; state: WorkState; count: number; oldestAt: Date }>`
    select case status when 'PENDING' then 'running' else 'waiting' end as state, ${columns}
      from dbos.workflow_status where status in ('ENQUEUED', 'PENDING') group by queue_name, status
    union all select 'delayed', ${columns} from dbos.workflow_status where status = 'DELAYED' group by queue_name
    union all select 'failed', ${columns} from dbos.workflow_status
      where status in ('ERROR', 'CANCELLED', 'MAX_RECOVERY_ATTEMPTS_EXCEEDED')
        and created_at > extract(epoch from now() - interval '1 day') * 1000 group by queue_name`.execute(db);
  return rows.flatMap(({ queue, ...row }) => (queue && knownQueues.has(queue) ? [{ queue, ...row }] : []));
}

/** A transfer that waits for the patient's account; after two weeks without an answer the desk asks in another way. From then on it counts. */
const isPatientsTurn = sql`(payment.method = 'multibanco' or refund.provider_answer is not null)
  and asked.asked_at is not null and asked.given_at is null and asked.asked_at > now() - interval '14 days'`;

async function readMoney(db: Database): Promise<SystemFigures['money']> {
  const { rows } = await sql<{ noticedLate: number; paidLate: number } & Row>`
    select
      (select count(*)::int from core.bookings as booking join core.payments as payment on payment.booking_id = booking.id
        where ${recent} and payment.paid_at > now() - interval '1 day'
          and coalesce(booking.paid_at, booking.paid_late_at, booking.needs_review_at) > payment.paid_at + interval '10 minutes') as "noticedLate",
      (select count(*)::int from core.bookings where ${recent} and paid_late_at > now() - interval '1 day') as "paidLate",
      unasked.*, refunds.*
    from
      (select ${waiting('unasked', sql`coalesce(last_asked_at, requested_at)`)} from core.payments
        where ended_at is null and paid_at is null and expires_at > now() - interval '3 days'
          and coalesce(last_asked_at, requested_at) < now() - interval '15 minutes') as unasked,
      (select ${waiting('refunds', sql`greatest(refund.created_at, asked.given_at)`)}
        from core.refund_tasks as refund join core.payments as payment on payment.id = refund.payment_id
          left join core.refund_accounts as asked on asked.booking_id = refund.booking_id and asked.erased_at is null
        where refund.refunded_at is null and not (${isPatientsTurn})) as refunds`.execute(db);
  const row = one(rows);
  return {
    noticedLate: row.noticedLate,
    paidLate: row.paidLate,
    unasked: waitingOf(row, 'unasked'),
    refundsDue: waitingOf(row, 'refunds'),
  };
}

async function readDesk(db: Database): Promise<SystemFigures['desk']> {
  const { rows } = await sql<SystemFigures['desk'][number]>`
    select kind, count(*)::int as open, (count(*) filter (where due_at < now()))::int as overdue, min(due_at) as "oldestDueAt"
    from core.work_items where closed_at is null group by kind order by kind`.execute(db);
  return rows;
}

type Rest = Pick<
  SystemFigures,
  'uploads' | 'lettersReturned' | 'signIn' | 'publishing' | 'waitingList' | 'workersAlive' | 'trainingCopies'
>;

async function readRest(db: Database): Promise<Rest> {
  type Found = {
    staffFailures: number;
    wrongCodes: number;
    lastPublishedAt: Date | null;
    workersAlive: number;
    hoursHeld: number;
    lettersReturned: number;
    trainingCopies: number;
  };
  const { rows } = await sql<Found & Row>`
    select
      (select count(*)::int from core.login_attempts where attempted_at > now() - interval '15 minutes') as "staffFailures",
      (select coalesce(sum(tries), 0)::int from core.identity_codes where requested_at > now() - interval '15 minutes') as "wrongCodes",
      (select count(*)::int from core.mail_returns where returned_at > now() - interval '1 hour') as "lettersReturned",
      (select max(changed_at) from core.published_documents) as "lastPublishedAt",
      (select count(distinct pid)::int from pg_locks where locktype = 'advisory' and classid = ${workerLockClass} and granted
        and database = (select oid from pg_database where datname = current_database())) as "workersAlive",
      (select count(*)::int from pg_database where datname = current_database() || '_training') as "trainingCopies",
      (select count(*)::int from core.opened_hours where taken_at is null and held_until > now()
        and exists (select from core.hour_offers where hour_id = opened_hours.id)) as "hoursHeld",
      uploads.*, overdue.*, unindexed.*, wanted.*
    from
      (select ${waiting('uploads', sql`received_at`)} from core.documents where request_id is not null and received_at is not null
        and clean_at is null and threat_found_at is null and unscannable_at is null) as uploads,
      (select ${waiting('overdue', sql`due_at`)} from core.scheduled_changes
        where due_at < now() and cancelled_at is null and done_at is null and refused_at is null) as overdue,
      (select ${waiting('unindexed', sql`changed_at`)} from core.search_changes) as unindexed,
      (select ${waiting('wanted', sql`entry.joined_at`)} from core.waiting_entries as entry join core.bookings as booking on booking.id = entry.booking_id
        where entry.left_at is null and booking.starts_at > now() and booking.cancelled_at is null and booking.moved_to is null) as wanted`.execute(
    db,
  );
  const { staffFailures, wrongCodes, lettersReturned, lastPublishedAt, workersAlive, trainingCopies, hoursHeld, ...row } = one(rows);
  return {
    uploads: waitingOf(row, 'uploads'),
    lettersReturned,
    signIn: { staffFailures, wrongCodes },
    publishing: { lastPublishedAt, overdueChanges: waitingOf(row, 'overdue'), unindexed: waitingOf(row, 'unindexed') },
    waitingList: { entries: waitingOf(row, 'wanted'), hoursHeld },
    workersAlive,
    trainingCopies,
  };
}

type Row = Record<string, unknown>;

const waiting = (name: string, since: RawBuilder<unknown>) =>
  sql`count(*)::int as ${sql.id(`${name}Count`)}, min(${since}) as ${sql.id(`${name}OldestAt`)}`;

const waitingOf = (row: Row, name: string): Backlog => ({
  count: Number(row[`${name}Count`]),
  oldestAt: row[`${name}OldestAt`] as Date | null,
});

function one<Found>([row]: readonly Found[]): Found {
  if (!row) throw new Error('a statement without tables always has one row');
  return row;
}
