import type { ColumnType, Generated } from 'kysely';
import type { OpenedHour } from '../../../booking/waiting/opened-hour.ts';
import type { WaitingEntry } from '../../../booking/waiting/waiting-entry.ts';
import { bookingTables } from '../bookings/booking-tables.ts';
import type { Database } from '../database.ts';

type WaitingTables = {
  waitingEntries: Omit<WaitingEntry, 'id' | 'joinedAt'> & { id: Generated<string>; joinedAt: Generated<Date> };
  openedHours: OpenedHour;
  hourOffers: { id: string; hourId: string; entryId: string; offeredAt: Date; acceptedAt: Date | null };
  freeHourLooks: { typeId: number; lookedAt: Date; freeHours: ColumnType<string[], string, string> };
};

export const waitingTables = (db: Database) => bookingTables(db).withTables<WaitingTables>();
export type WaitingDatabase = ReturnType<typeof waitingTables>;

export const hourColumns = [
  ...(['openedHours.typeId', 'openedHours.doctorId', 'openedHours.doctorName', 'openedHours.startsAt', 'openedHours.endsAt'] as const),
  ...(['openedHours.source', 'openedHours.openedAt', 'openedHours.heldUntil', 'openedHours.takenAt'] as const),
] as const;
