import type { ClinicRefusal, PatientRecord } from '../../clinic/clinic-service.ts';
import type { OpenWorkItem } from '../../work-items/work-item.ts';
import type { ChangedField } from './profile-fields.ts';

export type ProfileRefusalKind = ClinicRefusal['kind'] | 'recordGone' | 'clinicUnreachable';

/** One field that a patient changed, on its way to the clinic. */
export type ProfileChange = {
  id: string;
  accountId: string;
  patientId: number;
  field: ChangedField;
  value: string;
  askedAt: Date;
  /** Of a new phone or e-mail: when its owner typed the code that was sent there. */
  contactProvenAt: Date | null;
  /** When it was read back from the clinic's record. */
  sentAt: Date | null;
  refusedAt: Date | null;
  refusal: ProfileRefusalKind | null;
  /** When the same field was changed again. */
  replacedAt: Date | null;
};

export type NewProfileChange = Pick<ProfileChange, 'accountId' | 'patientId' | 'field' | 'value'> & { isContactProven: boolean };

export type SeenRecord = { record: PatientRecord; seenAt: Date };

export type ProfileStore = {
  /** Takes the place of earlier changes of the same field, and starts the worker, in one transaction. */
  add(change: NewProfileChange): Promise<string>;
  /** The latest of each field. */
  latest(accountId: string): Promise<ProfileChange[]>;
  /** Starts the worker again. */
  recordContactProven(id: string): Promise<void>;
  /** The clinic's record as it was when it was last read. */
  seenRecord(accountId: string, patientId: number): Promise<SeenRecord | null>;
  keepRecord(accountId: string, record: PatientRecord): Promise<void>;
};

/** For the worker. */
export type ProfileOutbox = {
  open(id: string): Promise<(ProfileChange & { isStillLinked: boolean }) | null>;
  /** Nobody else writes to this record meanwhile: the service takes whole records, and a second writer would undo the first. */
  alone<T>(patientId: number, work: () => Promise<T>): Promise<T>;
  recordSent(id: string): Promise<void>;
  recordRefused(id: string, refusal: ProfileRefusalKind): Promise<void>;
  recordReplaced(id: string): Promise<void>;
  /** On the record because of us; believed from now on only where its owner has proven it. */
  recordWrittenContact(patientId: number, digest: string, isProven: boolean): Promise<void>;
  openWorkItem: OpenWorkItem;
};
