import type { IdentityProblem } from '../booking/identity/identity-problem.ts';

export type LinkContact = { kind: 'email' | 'phone'; shown: string };

export type LinkRecordView =
  | {
      kind: 'start';
      contacts: LinkContact[];
      chosen: LinkContact['kind'];
      typed: Partial<Record<'day' | 'month' | 'year', string>>;
      problem: IdentityProblem | undefined;
    }
  | { kind: 'code'; sentTo: LinkContact; again: boolean; prefilled: string; problem: IdentityProblem | undefined }
  | { kind: 'who'; people: { id: string; firstName: string; birthYear: number }[]; problem: IdentityProblem | undefined }
  /** Says nothing of records: the same for no record, another birth date and an unconfirmed contact. */
  | { kind: 'notMatched' }
  | { kind: 'silent' }
  | { kind: 'linked'; pastVisits: number; visitsToCome: number };
