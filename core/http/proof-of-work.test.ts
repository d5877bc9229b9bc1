import { expect, test } from 'vitest';
import { askForWork, isWorkDone } from './proof-of-work.ts';
import { solvedWork } from './testing/solved-work.ts';

const secret = 'a secret';
const formId = '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a11';
const otherForm = '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a12';
const solvedAt = async (at: Date) => solvedWork(await askForWork(secret, formId, at));

test('work counts for its own form, and for no other', async () => {
  const solution = await solvedAt(new Date());
  expect(await isWorkDone(secret, formId, solution)).toBe(true);
  expect(await isWorkDone(secret, otherForm, solution)).toBe(false);
  expect(await isWorkDone('another secret', formId, solution)).toBe(false);
});

test('work that is over, guessed or garbled counts for nothing', async () => {
  expect(await isWorkDone(secret, formId, await solvedAt(new Date('2020-01-01T00:00:00Z')))).toBe(false);
  const { number: _, ...work } = JSON.parse(atob(await solvedAt(new Date())));
  expect(await isWorkDone(secret, formId, btoa(JSON.stringify({ ...work, number: -1 })))).toBe(false);
  for (const garbled of ['', '????', btoa('null'), btoa('{}')]) expect(await isWorkDone(secret, formId, garbled)).toBe(false);
});
