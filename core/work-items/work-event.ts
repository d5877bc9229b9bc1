/** What somebody at the front desk did about a work item. Rows are added and never changed: who holds it and how its clock stands is worked out. */
export const workEventKinds = [
  'claimed',
  /** From whoever held it, on purpose. */
  'takenOver',
  'givenBack',
  'noted',
  'called',
  /** Out of sight until a time. */
  'snoozed',
  'woken',
  /** The clock stands still: the patient has to do something first. */
  'paused',
  'resumed',
  /** The patient did: the clock goes on by itself. */
  'replied',
] as const;
export type WorkEventKind = (typeof workEventKinds)[number];

export const callOutcomes = ['answered', 'noAnswer', 'callLater'] as const;
export type CallOutcome = (typeof callOutcomes)[number];

export type WorkEvent = {
  kind: WorkEventKind;
  by: { id: number; name: string };
  at: Date;
  /** Of what lasts until a time: a snooze, a pause, a call that was agreed on. */
  until: Date | null;
  outcome: CallOutcome | null;
  /** What was typed; may be empty. */
  words: string;
};

export type NewWorkEvent = Pick<WorkEvent, 'kind' | 'by'> & Partial<Pick<WorkEvent, 'until' | 'outcome' | 'words'>>;

/** `signs`: when whoever claimed it last opened or did something about its subject since, the oldest first. */
export type WorkTrace = { events: readonly WorkEvent[]; signs: readonly Date[] };
