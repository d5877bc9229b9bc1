import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { AttendanceKind } from '../../../desk/day/day-sheet-store.ts';
import type { CallOutcome, WorkEventKind } from '../../../work-items/work-event.ts';
import type { WorkItemKind, WorkItemSubject } from '../../../work-items/work-item.ts';
import { bookingTables } from '../bookings/booking-tables.ts';
import type { Database } from '../database.ts';

type AuditTables = {
  attendanceMarks: {
    id: GeneratedAlways<string>;
    appointmentId: number;
    kind: AttendanceKind;
    markedAt: Generated<Date>;
    markedBy: string;
    undoneAt: Date | null;
    undoneBy: string | null;
  };
  /** Who saw or did what with which booking or account. Rows are added and never changed; past its time a month goes as a whole. */
  auditLog: {
    id: GeneratedAlways<string>;
    happenedAt: Generated<Date>;
    actorId: number;
    actor: string;
    action: string;
    bookingId: string | null;
    accountId: string | null;
    requestId: string | null;
    detail: ColumnType<Record<string, unknown>, string, never>;
  };
  /** What the forms of the last weeks asked for: a form that is sent twice does its work once. */
  auditRequests: {
    requestId: string;
    notedAt: Generated<Date>;
  };
  /** Opened by `openWorkItem`, closed by `closeWorkItems`. */
  workItems: {
    id: GeneratedAlways<string>;
    kind: WorkItemKind;
    subjectKind: WorkItemSubject['kind'];
    subjectId: string;
    detail: Record<string, string | number>;
    openedAt: Date;
    dueAt: Date;
    closedAt: Date | null;
    closedBy: string | null;
  };
  /** Rows are added and never changed; they go with their item. `words` is encrypted. */
  workEvents: {
    id: string;
    itemId: string;
    kind: WorkEventKind;
    byId: number;
    byName: string;
    happenedAt: Generated<Date>;
    until: Date | null;
    outcome: CallOutcome | null;
    words: string;
  };
  /** Rows are added and never changed: the last of a reply is how it stands. */
  replyVersions: {
    id: GeneratedAlways<string>;
    replyId: string;
    title: string;
    pt: string;
    en: string;
    isRemoved: boolean;
    writtenAt: Generated<Date>;
    writtenBy: string;
  };
  patientContacts: {
    patientId: number;
    contactDigest: string;
    source: 'booking' | 'desk' | 'patient';
    recordedAt: Generated<Date>;
    confirmedAt: Date | null;
    confirmedBy: string | null;
    withdrawnAt: Date | null;
    withdrawnBy: string | null;
  };
};

export const deskTables = (db: Database) => bookingTables(db).withTables<AuditTables>();
export type DeskDatabase = ReturnType<typeof deskTables>;
