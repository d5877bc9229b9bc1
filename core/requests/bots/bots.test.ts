import { solveChallenge } from 'altcha-lib/v1';
import { expect, test } from 'vitest';
import { askForWork, isWorkDone } from '../../http/proof-of-work.ts';
import { looksLikeMachine } from './suspicion.ts';

const secret = 'a secret';
const formId = '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a11';
const otherForm = '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a12';

async function solved(form: string, at = new Date()): Promise<string> {
  const work = await askForWork(secret, form, at);
  const solution = await solveChallenge(work.challenge, work.salt, work.algorithm, work.maxnumber).promise;
  return btoa(JSON.stringify({ ...work, number: solution?.number }));
}

test('work counts for its own form, and for no other', async () => {
  const solution = await solved(formId);
  expect(await isWorkDone(secret, formId, solution)).toBe(true);
  expect(await isWorkDone(secret, otherForm, solution)).toBe(false);
  expect(await isWorkDone('another secret', formId, solution)).toBe(false);
});

test('work that is over, guessed or garbled counts for nothing', async () => {
  expect(await isWorkDone(secret, formId, await solved(formId, new Date('2020-01-01T00:00:00Z')))).toBe(false);
  const { number: _, ...work } = JSON.parse(atob(await solved(formId)));
  expect(await isWorkDone(secret, formId, btoa(JSON.stringify({ ...work, number: -1 })))).toBe(false);
  for (const garbled of ['', '????', btoa('null'), btoa('{}')]) expect(await isWorkDone(secret, formId, garbled)).toBe(false);
});

test('a filled trap, haste and missing work are each suspicious', async () => {
  const sent = { formId, ageSeconds: 20, trap: '', solution: await solved(formId) };
  expect(await looksLikeMachine(secret, sent)).toBe(false);
  for (const odd of [{ trap: 'https://example.com' }, { ageSeconds: 1 }, { solution: '' }])
    expect(await looksLikeMachine(secret, { ...sent, ...odd })).toBe(true);
});
