import type { Generated, GeneratedAlways } from 'kysely';
import { accountTables } from '../accounts/account-tables.ts';
import type { Database } from '../database.ts';

type AreaTables = {
  /** What the clinic last said, encrypted: see `visit-store.ts`. */
  seenAppointments: { accountId: string; patientId: number; appointments: string; seenAt: Generated<Date> };
  /** The same of the record: see `profile-store.ts`. */
  seenRecords: { accountId: string; patientId: number; record: string; seenAt: Generated<Date> };
  profileChanges: {
    id: Generated<string>;
    accountId: string;
    patientId: number;
    field: string;
    /** Encrypted. */
    value: string;
    askedAt: Generated<Date>;
    contactProvenAt: Date | null;
    sentAt: Date | null;
    refusedAt: Date | null;
    refusal: string | null;
    replacedAt: Date | null;
  };
  accountPeople: { id: Generated<string>; accountId: string; name: string; birthDate: string; relation: string; addedAt: Generated<Date> };
  visitTicks: { accountId: string; visitKey: string; item: string; tickedAt: Generated<Date> };
  visitNotices: {
    accountId: string;
    visitKey: string;
    act: 'late' | 'notComing' | 'notMine';
    toldAt: Generated<Date>;
    withdrawnAt: Date | null;
  };
  recordViews: { id: GeneratedAlways<string>; patientId: number; accountId: string; what: string; seenAt: Generated<Date> };
  accessQuestions: { accountId: string; accessKey: string; askedAt: Generated<Date> };
  dataRequests: {
    id: Generated<string>;
    accountId: string;
    kind: 'export' | 'erasure';
    askedAt: Generated<Date>;
    dueAt: Date;
    doneAt: Date | null;
  };
  symptomScores: {
    id: Generated<string>;
    accountId: string;
    takenAt: Generated<Date>;
    /** Encrypted. */
    answers: string;
    score: number;
    qualityOfLife: number | null;
  };
};

export const areaTables = (db: Database) => accountTables(db).withTables<AreaTables>();
export type AreaDatabase = ReturnType<typeof areaTables>;
