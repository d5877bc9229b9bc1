import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AreaFixture, createAreaFixture, familyEmail } from '../../adapters/database/personal-area/testing/area-fixture.ts';
import { addPerson, changePerson, mostPeople, removePerson } from './people.ts';

let fixture: AreaFixture;
beforeAll(async () => {
  fixture = await createAreaFixture();
});
afterAll(() => fixture.close());

const now = new Date();
const mother = { name: ' Rosa  Lopes ', birthDate: { day: '3', month: '4', year: '1931' }, relation: 'parent' };

test('people are the account’s own: another account neither sees, changes nor removes them', async () => {
  const { services } = fixture;
  const [own, other] = [await fixture.account(familyEmail), await fixture.account('outro@exemplo.pt')];
  const added = await addPerson(services, own, mother, now);
  const id = added.ok ? added.value.id : '';
  const rosa = { id, name: 'Rosa Lopes', birthDate: '1931-04-03', relation: 'parent' };
  const noSuchPerson = { ok: false, error: { kind: 'noSuchPerson' } };
  expect(await services.people.list(other.id)).toEqual([]);
  expect(await changePerson(services, other, { id, typed: { ...mother, name: 'X' } }, now)).toEqual(noSuchPerson);
  expect(await removePerson(services, other, id)).toEqual(noSuchPerson);
  expect(await services.people.list(own.id)).toEqual([rosa]);
  expect(await changePerson(services, own, { id, typed: { ...mother, relation: 'friend' } }, now)).toEqual({ ok: true, value: null });
  expect(await services.people.list(own.id)).toEqual([{ ...rosa, relation: 'friend' }]);
  expect(await removePerson(services, own, id)).toEqual({ ok: true, value: null });
  expect(await services.people.list(own.id)).toEqual([]);
});

test('there are at most twenty, also where many forms come at once', async () => {
  const account = await fixture.account('carer@exemplo.pt');
  const all = await Promise.all(Array.from({ length: mostPeople + 3 }, () => addPerson(fixture.services, account, mother, now)));
  expect(all.filter(({ ok }) => !ok)).toEqual(Array(3).fill({ ok: false, error: { kind: 'tooManyPeople' } }));
});

test('what is missing is named, all at once', async () => {
  const account = await fixture.account('novo@exemplo.pt');
  const typed = { name: '', birthDate: { day: '31', month: '2', year: '1990' }, relation: '' };
  expect(await addPerson(fixture.services, account, typed, now)).toEqual({
    ok: false,
    error: {
      kind: 'invalid',
      problems: [
        { field: 'name', kind: 'nameRequired' },
        { field: 'birthDate', kind: 'birthDateInvalid' },
        { field: 'relation', kind: 'relationRequired' },
      ],
    },
  });
});
