import pg from 'pg';
import type { TestSystem } from '../system.ts';

type ClinicVisit = { id: number; day: string; starts: string; doctor: number; unscheduled: string | null };
type BookingRow = { id: string; appointment: number | null; cancelled: Date | null; movedTo: string | null };

/** What stands in the books: the clinic's own tables, and ours. */
export function records(system: TestSystem) {
  async function ask<Row extends object>(url: string | undefined, sql: string, values: unknown[]): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query<Row>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }
  const ours = <Row extends object>(sql: string, ...values: unknown[]) => ask<Row>(system.settings['DATABASE_URL'], sql, values);
  const theirs = <Row extends object>(sql: string, ...values: unknown[]) => ask<Row>(system.settings['SANDBOX_DATABASE_URL'], sql, values);
  return {
    ours,
    theirs,
    /** The visits that the clinic has for whoever gave this address. */
    visitsOf: (email: string) =>
      theirs<ClinicVisit>(
        `select a.id, a.day::text, a.starts::text, a.doctor_id as doctor, a.unschedule_observation as unscheduled
         from sandbox.clinic_appointments a join sandbox.clinic_patients p on p.id = a.patient_id
         where $1 = any(p.contacts) order by a.id`,
        email,
      ),
    patientsWith: (email: string) => theirs<{ id: number }>('select id from sandbox.clinic_patients where $1 = any(contacts)', email),
    bookingsOf: (email: string) =>
      ours<BookingRow>(
        `select id, appointment_id as appointment, cancelled_at as cancelled, moved_to as "movedTo"
         from core.bookings where patient->>'email' = $1 order by submitted_at`,
        email,
      ),
    /** The provider's order of the newest request for money. */
    async orderOf(bookingId: string): Promise<string | undefined> {
      const [row] = await ours<{ order: string }>(
        'select order_id as order from core.payments where booking_id = $1 and accepted_at is not null order by requested_at desc limit 1',
        bookingId,
      );
      return row?.order;
    },
  };
}

/** The booking that the page of a visit is about. */
export const bookingIn = (url: string): string => /resultado\/([0-9a-f-]{36})\./.exec(url)?.[1] ?? '';
