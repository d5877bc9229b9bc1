/** What was opened. The words are the screens'. */
export type ViewedPart = 'visits' | 'record' | 'export';
export type RecordView = { accountId: string; patientId: number; what: ViewedPart };

/** One access to what is known about a patient. Who of the staff it was stays with the clinic. */
export type AccessEntry = {
  /** Names it in forms. */
  key: string;
  /** `otherAccount`: one that is or was linked to the same record. */
  by: 'patient' | 'otherAccount' | 'staff';
  /** The role, as far as it was noted. */
  role: string | null;
  /** The part that was viewed, or what staff did. */
  what: string;
  at: Date;
};

export type AccessWanted = { accountId: string; patientId: number | null; bookingIds: readonly string[]; since: Date };

export type AccessStore = {
  /** Several views within some minutes are one look. */
  recordView(view: RecordView): Promise<void>;
  /** Newest first. */
  accesses(wanted: AccessWanted): Promise<AccessEntry[]>;
  /** When which of them was asked about. */
  questions(accountId: string): Promise<Map<string, Date>>;
  /** False if it was asked about before. */
  addQuestion(accountId: string, key: string): Promise<boolean>;
};
