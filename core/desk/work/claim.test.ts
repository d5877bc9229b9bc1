import { expect, test } from 'vitest';
import { goncalo, joana, lisbon, workEvent } from '../testing/work-trace.ts';
import { claimOf, isHeldByOther } from './claim.ts';

const claimed = workEvent('claimed', '2026-11-17 11:42');
const today = (time: string) => lisbon(`2026-11-17 ${time}`);

test('whoever takes an item has it for half an hour, to the minute', () => {
  const trace = { events: [claimed], signs: [] };
  expect(claimOf(trace, today('12:11'))).toEqual({ by: joana, since: today('11:42'), endsAt: today('12:12') });
  expect(claimOf(trace, today('12:12'))).toBeNull();
});

test('every sign of life counts half an hour anew, and the beginning stays what it was', () => {
  const trace = { events: [claimed], signs: [today('12:00'), today('12:25')] };
  expect(claimOf(trace, today('12:54'))).toMatchObject({ since: today('11:42'), endsAt: today('12:55') });
});

test('opening the item after its time does not bring a claim back', () => {
  expect(claimOf({ events: [claimed], signs: [today('12:13')] }, today('12:14'))).toBeNull();
});

test('given back it is free; taken over it is the other’s', () => {
  const given = { events: [claimed, workEvent('givenBack', '2026-11-17 11:50')], signs: [] };
  expect(claimOf(given, today('11:51'))).toBeNull();
  const taken = { events: [claimed, workEvent('takenOver', '2026-11-17 11:50', { by: goncalo })], signs: [] };
  expect(claimOf(taken, today('11:51'))?.by).toEqual(goncalo);
});

test('a note or a call of somebody else takes nothing away', () => {
  const trace = { events: [claimed, workEvent('noted', '2026-11-17 11:50', { by: goncalo })], signs: [] };
  const claim = claimOf(trace, today('11:51'));
  expect([isHeldByOther(claim, goncalo.id), isHeldByOther(claim, joana.id), isHeldByOther(null, joana.id)]).toEqual([true, false, false]);
});
