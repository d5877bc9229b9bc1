import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { parseBookingCode } from '../../booking/model/booking-code.ts';
import { up } from './migrations/0112-booking-codes.ts';
import { createMigratedDatabase } from './throwaway-migrated.ts';

test('every booking from before has a code of its own afterwards', async () => {
  const { url } = await createMigratedDatabase();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await pool.query('drop index core.bookings_by_code; alter table core.bookings drop column code');
  await pool.query(
    `insert into core.bookings (id, locale, mode, type_id, type_name, sub_specialty, had_consultation, insured, preferred_doctor_id,
       doctor_id, doctor_name, starts_at, ends_at, patient, price_cents, subject_to_authorisation, submitted_at)
     select gen_random_uuid(), 'pt', 'inPerson', 462, '', 'other', false, false, 1, 1, '', now(), now() + interval '20 minutes', '{}', 9000, false, now()
     from generate_series(1, 2500)`,
  );
  await up(new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) }));
  const { rows } = await pool.query<{ code: string }>('select code from core.bookings');
  await pool.end();
  expect(new Set(rows.map(({ code }) => code)).size).toBe(2500);
  for (const { code } of rows) expect(parseBookingCode(code)).toBe(code);
});
