import { type RawBuilder, sql } from 'kysely';
import type { DeskStore, FoundBooking } from '../../../desk/desk-store.ts';
import type { BookingClue } from '../../../desk/find/booking-clues.ts';
import type { DataKeys } from '../../../secrets/data-keys.ts';
import { vatDigests } from '../bookings/encrypted-answers.ts';
import { selectFacts } from './candidates.ts';
import type { DeskDatabase } from './desk-tables.ts';

const where = (condition: RawBuilder<unknown>) => sql`select id, starts_at from core.bookings where ${condition}`;
const ofPayment = (condition: RawBuilder<unknown>) =>
  where(sql`id in (select booking_id from core.payments as payment where ${condition})`);

/** A visit that was moved is found by its old code, too: the one that stands now. */
const lastOfCode = (code: string) => sql`
  (with recursive visit as (
    select id, starts_at, moved_to from core.bookings where code = ${code}
    union select next.id, next.starts_at, next.moved_to from core.bookings as next join visit on next.id = visit.moved_to)
  select id, starts_at from visit where moved_to is null)`;

function matching(clue: BookingClue, keys: DataKeys): RawBuilder<unknown> {
  switch (clue.by) {
    case 'name':
      // Folded words are letters only, so none of them ends the quotation.
      return where(sql`name_words @@ ${clue.words.map((word) => `'${word}':*`).join(' & ')}::tsquery`);
    case 'phone':
      return where(sql`patient ->> 'phone' = ${clue.phone} or booked_by ->> 'phone' = ${clue.phone}`);
    case 'email':
      return where(sql`lower(patient ->> 'email') = ${clue.email} or lower(booked_by ->> 'email') = ${clue.email}`);
    case 'vat':
      return where(sql`vat_digest = any(${vatDigests(keys, clue.vat)})`);
    case 'code':
      return lastOfCode(clue.code);
    case 'reference':
      return ofPayment(sql`reference = ${clue.reference}`);
    case 'order':
      return ofPayment(sql`order_id = ${clue.orderId}`);
    case 'number':
      return where(sql`patient_id = ${clue.number} or appointment_id = ${clue.number}`);
    default:
      return clue satisfies never;
  }
}

/** From today on first, then what is past; within both, what is nearest to now. */
export async function searchBookings(
  db: DeskDatabase,
  keys: DataKeys,
  clues: BookingClue[],
  { today, now, most }: Parameters<DeskStore['findBookings']>[1],
): Promise<string[]> {
  const found = sql.join(
    clues.map((clue) => matching(clue, keys)),
    sql` union `,
  );
  const { rows } = await sql<{ id: string }>`select id from (${found}) as found
    order by starts_at < ${today}, abs(extract(epoch from starts_at - ${now}::timestamptz)), id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function readFoundLines(db: DeskDatabase, ids: string[]): Promise<FoundBooking[]> {
  if (ids.length === 0) return [];
  return selectFacts(db)
    .select(['code', 'mode', 'typeName', 'doctorName', 'patientId', 'appointmentId'])
    .select([sql<string>`patient ->> 'name'`.as('patientName'), sql<string>`patient ->> 'birthDate'`.as('birthDate')])
    .select(sql<string | null>`booked_by ->> 'name'`.as('bookerName'))
    .where('id', 'in', ids)
    .execute();
}
