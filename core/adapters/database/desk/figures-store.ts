import { sql } from 'kysely';
import type pg from 'pg';
import type { FiguresStore, TimedRequest, WeekFigures } from '../../../desk/management/clinic-figures.ts';
import type { Day } from '../../../kernel/lisbon-time.ts';
import { createDatabase, type Database } from '../database.ts';
import { readPageViews } from '../figures/page-views.ts';
import { readVainSearches } from '../figures/searches-in-vain.ts';
import { readWizardSteps } from '../figures/wizard-steps.ts';
import { addAuditRow } from './audit-rows.ts';
import { deskTables } from './desk-tables.ts';
import { publishedCalendar } from './open-work-item.ts';

const weekOf = (column: string) => sql`date_trunc('week', ${sql.ref(column)} at time zone 'Europe/Lisbon')::date`;
/** Written so that an index of the moment serves. */
const within = (column: string, from: Day, until: Day) =>
  sql`${sql.ref(column)} >= ${from}::timestamp at time zone 'Europe/Lisbon' and ${sql.ref(column)} < ${until}::timestamp at time zone 'Europe/Lisbon'`;

/** Sums alone: nothing here names a patient. */
export function figuresStore(pool: pg.Pool): FiguresStore {
  const db = createDatabase(pool);
  return {
    weeks: (from, until) => readWeeks(db, from, until),
    requests: async (from, until) => {
      const { rows } = await sql<TimedRequest>`
        select kind, received_at as "receivedAt", answer_by as "answerBy", answered_at as "answeredAt" from core.requests
        where ${within('received_at', from, until)} and withdrawn_at is null and answer_by is not null`.execute(db);
      return rows;
    },
    openingCalendar: () => publishedCalendar(db),
    pages: readPageViews(db),
    searches: readVainSearches(db),
    reachedSteps: readWizardSteps(db),
    recordExport: async (staff, weeks) => {
      await addAuditRow(deskTables(db), { staff, action: 'figuresExport', detail: { weeks } });
    },
  };
}

type Row = Omit<WeekFigures, 'bookers'> & WeekFigures['bookers'];

/** A moved visit is no new booking, and what never came into the clinic's book is none. */
async function readWeeks(db: Database, from: Day, until: Day): Promise<WeekFigures[]> {
  const { rows } = await sql<Row>`
    with made as (
      select ${weekOf('submitted_at')} as monday,
        count(*) filter (where booked_by is null and proven_patient_id is null) as new_patient,
        count(*) filter (where booked_by is null and proven_patient_id is not null) as known_patient,
        count(*) filter (where booked_by is not null) as for_another,
        count(*) filter (where cancelled_at is null and (paid_at is not null or paid_late_at is not null)) as paid_ahead,
        count(*) filter (where cancelled_at is null and payment_method is null) as at_clinic,
        count(*) filter (where cancelled_at is null and given_up_at is not null and paid_at is null and paid_late_at is null) as unpaid,
        count(*) filter (where cancelled_at is not null) as cancelled
      from core.bookings where ${within('submitted_at', from, until)} and booked_at is not null and moved_from is null group by 1
    ), presence as (
      select ${weekOf('marked_at')} as monday, count(*) filter (where kind = 'arrived') as arrived, count(*) filter (where kind = 'missed') as missed
      from core.attendance_marks where ${within('marked_at', from, until)} and undone_at is null group by 1
    ), money as (
      select ${weekOf('paid_at')} as monday, sum(paid_cents) as revenue from core.payments where ${within('paid_at', from, until)} group by 1
    ), returned as (
      select ${weekOf('refunded_at')} as monday, sum(amount_cents) as refunded from core.refund_tasks where ${within('refunded_at', from, until)} group by 1
    )
    select monday::text as monday, ${int('new_patient')} as "newPatient", ${int('known_patient')} as "knownPatient",
      ${int('for_another')} as "forAnother", ${int('paid_ahead')} as "paidAhead", ${int('at_clinic')} as "atClinic", ${int('unpaid')} as unpaid,
      ${int('cancelled')} as cancelled, ${int('arrived')} as arrived, ${int('missed')} as missed, ${int('revenue')} as "revenueCents",
      ${int('refunded')} as "refundedCents"
    from made full join presence using (monday) full join money using (monday) full join returned using (monday) order by monday`.execute(
    db,
  );
  return rows.map(({ newPatient, knownPatient, forAnother, ...week }) => ({ ...week, bookers: { newPatient, knownPatient, forAnother } }));
}

const int = (column: string) => sql`coalesce(${sql.ref(column)}, 0)::int`;
