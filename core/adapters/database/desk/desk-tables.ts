import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import { bookingTables } from '../bookings/booking-tables.ts';
import type { Database } from '../database.ts';

type AuditTables = {
  /** Who saw or did what with which booking. Rows are added and, when their time is over, deleted; never changed. */
  auditLog: {
    id: GeneratedAlways<string>;
    happenedAt: Generated<Date>;
    actorId: number;
    actor: string;
    action: string;
    bookingId: string | null;
    requestId: string | null;
    detail: ColumnType<Record<string, unknown>, string, never>;
  };
};

export const deskTables = (db: Database) => bookingTables(db).withTables<AuditTables>();
export type DeskDatabase = ReturnType<typeof deskTables>;
