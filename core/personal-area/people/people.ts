import type { Account } from '../../identity/accounts/account.ts';
import { type Day, inLisbon } from '../../kernel/lisbon-time.ts';
import { err, ok, type Result } from '../../kernel/result.ts';
import { parseBirthDate, type TypedDate } from '../../personal-data/birth-date.ts';
import { inOneLine } from '../../personal-data/person-name.ts';
import type { AreaServices } from '../area-services.ts';
import { type PersonBookedFor, personRelations } from './people-store.ts';

/** A large family, or a carer; more would be a list of patients. */
export const mostPeople = 20;

export type TypedPerson = { name: string; birthDate: TypedDate; relation: string };
export type PersonProblem = {
  field: 'name' | 'birthDate' | 'relation';
  kind: 'nameRequired' | 'birthDateRequired' | 'birthDateInvalid' | 'relationRequired';
};
type PersonTrouble = { kind: 'invalid'; problems: PersonProblem[] } | { kind: 'tooManyPeople' } | { kind: 'noSuchPerson' };

export function checkPerson(
  typed: TypedPerson,
  today: Day,
): Result<Omit<PersonBookedFor, 'id'>, { kind: 'invalid'; problems: PersonProblem[] }> {
  const name = inOneLine(typed.name);
  const birthDate = parseBirthDate(typed.birthDate, today);
  const relation = personRelations.find((known) => known === typed.relation);
  const problems: PersonProblem[] = [
    ...(name === '' ? [{ field: 'name', kind: 'nameRequired' } as const] : []),
    ...(birthDate.ok ? [] : [{ field: 'birthDate', kind: birthDate.error.kind } as const]),
    ...(relation ? [] : [{ field: 'relation', kind: 'relationRequired' } as const]),
  ];
  return birthDate.ok && relation && problems.length === 0
    ? ok({ name, birthDate: birthDate.value, relation })
    : err({ kind: 'invalid', problems });
}

type Ports = Pick<AreaServices, 'people' | 'reportForeignId'>;

const noSuchPerson = ({ reportForeignId }: Ports, { id: accountId }: Account): Result<never, { kind: 'noSuchPerson' }> => {
  reportForeignId({ accountId, what: 'person' });
  return err({ kind: 'noSuchPerson' });
};

export async function addPerson(
  { people }: Pick<Ports, 'people'>,
  account: Account,
  typed: TypedPerson,
  now: Date,
): Promise<Result<{ id: string }, PersonTrouble>> {
  const person = checkPerson(typed, inLisbon(now).day);
  if (!person.ok) return person;
  const id = await people.add(account.id, person.value, mostPeople);
  return id === null ? err({ kind: 'tooManyPeople' }) : ok({ id });
}

export async function changePerson(
  ports: Ports,
  account: Account,
  { id, typed }: { id: string; typed: TypedPerson },
  now: Date,
): Promise<Result<null, PersonTrouble>> {
  const person = checkPerson(typed, inLisbon(now).day);
  if (!person.ok) return person;
  return (await ports.people.change(account.id, { ...person.value, id })) ? ok(null) : noSuchPerson(ports, account);
}

export const removePerson = async (ports: Ports, account: Account, id: string): Promise<Result<null, { kind: 'noSuchPerson' }>> =>
  (await ports.people.remove(account.id, id)) ? ok(null) : noSuchPerson(ports, account);
