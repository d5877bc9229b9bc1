import type { HeldKind } from '@clinic/core/personal-area/data-requests/held-after-erasure';
import type { Moment } from '../booking/visit/moment.ts';

export const accessRoles = ['you', 'desk', 'doctor', 'nurse', 'admin', 'family', 'system', 'otherAccount'] as const;
type AccessRole = (typeof accessRoles)[number];

export type AccessRow = {
  id: string;
  role: AccessRole;
  /** What was opened and why, in the reader's language. */
  what: string;
  at: Moment;
  /** When the patient asked about it. */
  questionedOn: string | null;
};

export type ExportView =
  | { kind: 'none' }
  | { kind: 'running'; askedAt: Moment }
  /** `until`: the clock time at which the proof of who asks has ended. */
  | { kind: 'ready'; until: string; pdf: string; json: string };

type ErasureView = { kind: 'none'; answerBy: string } | { kind: 'asked'; askedOn: string; answerBy: string };

/** What goes when somebody asks for it. */
export const erasedKinds = ['account', 'tests', 'requests', 'people'] as const;

export type PrivacyView = {
  today: string;
  /** What was agreed to, and when. */
  consents: { kind: 'account' | 'booking'; day: string }[];
  /** Null where the front desk keeps this address off the list. */
  newsletter: 'on' | 'off' | 'waiting' | null;
  export: ExportView;
  erasure: ErasureView;
  /** What the law makes the clinic keep. `years` null: as long as the law of that kind says, without a number. */
  held: { kind: HeldKind; years: number | null }[];
  /** A visit to come goes on whatever is erased. */
  nextVisitDay: string | null;
  accesses: AccessRow[];
  /** Days that `accesses` covers; null when all are shown. */
  accessDays: number | null;
  /** From the address, `?acesso=<id>`: the form about this access is open. */
  asking: string | null;
  done: 'newsletter' | 'exportAsked' | 'erasureAsked' | 'accessAsked' | null;
};
