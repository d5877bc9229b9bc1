import type { Day } from '../../kernel/lisbon-time.ts';

export const personRelations = ['partner', 'parent', 'child', 'sibling', 'friend', 'patient', 'other'] as const;
export type PersonRelation = (typeof personRelations)[number];

/** Somebody that the account holder books for. It opens nothing of theirs: seeing their record needs their own proof. */
export type PersonBookedFor = { id: string; name: string; birthDate: Day; relation: PersonRelation };

export type PeopleStore = {
  list(accountId: string): Promise<PersonBookedFor[]>;
  /** Null where there are as many as may be. */
  add(accountId: string, person: Omit<PersonBookedFor, 'id'>, atMost: number): Promise<string | null>;
  /** False where there is no such person of this account. */
  change(accountId: string, person: PersonBookedFor): Promise<boolean>;
  remove(accountId: string, id: string): Promise<boolean>;
};
