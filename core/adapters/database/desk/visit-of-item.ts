import { sql } from 'kysely';

/**
 * Of the row `item`: when the visit that it is about begins. That of its booking, or of one that only the clinic's book knows, whose hour
 * stands in the item.
 */
export const visitOfItem = sql<Date | null>`case item.subject_kind
  when 'booking' then (select starts_at from core.bookings where id = item.subject_id::uuid)
  when 'appointment' then ((item.detail ->> 'day') || ' ' || (item.detail ->> 'time'))::timestamp at time zone 'Europe/Lisbon' end`;
