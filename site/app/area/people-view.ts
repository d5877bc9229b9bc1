import type { PersonRelation } from '@clinic/core/personal-area/people/people-store';
import type { ProfileFieldProblem } from './profile-view.ts';

export type BookedForPerson = {
  id: string;
  name: string;
  birthDate: string;
  relation: PersonRelation;
  /** The desk has seen a document that lets the account holder see this person's record, until this day. */
  recordUntil: string | null;
};

export type PeopleView = {
  people: BookedForPerson[];
  /** From the address: `?juntar=1`, `?mudar=<id>` or `?retirar=<id>`. */
  open: { kind: 'add' } | { kind: 'change' | 'remove'; id: string } | null;
  typed: Record<string, string>;
  problems: ProfileFieldProblem[];
  done: 'added' | 'changed' | 'removed' | null;
};
