import { expect, test } from 'vitest';
import { formHours, readFormPass, writeFormPass } from './form-pass.ts';

const secret = 'a secret';
const now = new Date('2026-11-16T10:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const formId = '5b0c7a52-94a8-4c6a-8f4e-0d6f0f3f7a11';

test('a form knows its id and its age, until it is too old', () => {
  const pass = writeFormPass(secret, 'contact', now, formId);
  expect(readFormPass(secret, ['contact'], pass, later(90))).toEqual({ formId, ageSeconds: 90 });
  expect(readFormPass(secret, ['contact'], pass, later(formHours * 3_600 + 1))).toBeNull();
});

test.each([
  '',
  'x',
  `${formId}.contact.1.x`,
  writeFormPass('another secret', 'contact', now, formId),
  writeFormPass(secret, 'contact', now).replace(/^./, 'g'),
])('a form that we did not make is refused: %.20s', (pass) => expect(readFormPass(secret, ['contact'], pass, later(5))).toBeNull());

test('the pass of one form opens no other, also when its name is exchanged', () => {
  const pass = writeFormPass(secret, 'newsletter', now, formId);
  expect(readFormPass(secret, ['contact', 'secondOpinion'], pass, later(5))).toBeNull();
  expect(readFormPass(secret, ['contact'], pass.replace('newsletter', 'contact'), later(5))).toBeNull();
});

test('two pages are two forms', () => expect(writeFormPass(secret, 'contact', now)).not.toBe(writeFormPass(secret, 'contact', now)));
