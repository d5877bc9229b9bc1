import { expect, test } from 'vitest';
import { type AnnouncedFacts, changesBetween } from './announced-facts.ts';

const told: AnnouncedFacts = {
  ...{ startsAt: '2027-01-21T18:30:00.000Z', endsAt: null, attendance: 'room' },
  ...{ titles: { pt: 'Sessão' }, places: { pt: 'Sala' }, addresses: { pt: 'Rua 1' } },
};

test.each([
  [{}, []],
  [{ titles: { pt: 'Outra sessão' } }, []],
  [{ startsAt: '2027-01-28T18:30:00.000Z' }, ['when']],
  [{ endsAt: '2027-01-21T20:00:00.000Z' }, ['when']],
  [{ addresses: { pt: 'Rua 2' } }, ['where']],
  [{ places: { pt: 'Sala', en: 'Room' } }, ['where']],
  [{ startsAt: null, attendance: 'video', places: {} }, ['when', 'where', 'how']],
] as const)('%j is a change of %j', (change, expected) => expect(changesBetween(told, { ...told, ...change })).toEqual(expected));
