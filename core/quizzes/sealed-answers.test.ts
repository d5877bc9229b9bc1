import { expect, test } from 'vitest';
import { testDataKeys } from '../secrets/test-data-keys.ts';
import { answersMinutes } from './answers-lifetime.ts';
import { noAnswers, openSealedAnswers, sealAnswers } from './sealed-answers.ts';

const now = new Date('2026-11-16T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const given = { ...noAnswers(), answers: { stream: '3', night: '4' } };
const seal = () => sealAnswers(testDataKeys, 'symptoms', given, now);
const open = (sealed: string, at = now) => openSealedAnswers(testDataKeys, 'symptoms', sealed, at);

test('answers come back as they were given', () => expect(open(seal())).toEqual(given));

test('they end some time after the last answer', () => {
  expect(open(seal(), later(answersMinutes - 1))).toEqual(given);
  expect(open(seal(), later(answersMinutes))).toBeNull();
});

test('nobody reads them, and equal answers of two people do not look the same', () => {
  expect(seal()).not.toContain('stream');
  const [, own] = seal().split('.');
  const [, other] = sealAnswers(testDataKeys, 'symptoms', { ...given, id: noAnswers().id }, now).split('.');
  expect(own).not.toBe(other);
});

test('a cookie can carry them', () => {
  const full = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`question${index}`, '9999.999']));
  const sealed = sealAnswers(testDataKeys, 'symptoms', { ...given, answers: full }, now);
  expect(sealed).toMatch(/^[\w.:-]{1,1000}$/);
  expect(open(sealed)?.answers).toEqual(full);
});

test.each([
  ['changed', () => `${seal().slice(0, -3)}AAA`],
  ['moved to another filling-in', () => `${noAnswers().id}.${seal().split('.')[1]}`],
  ['of the other quiz', () => sealAnswers(testDataKeys, 'psa', given, now)],
  ['written by somebody else', () => `${given.id}.${JSON.stringify({ answers: {}, until: later(9).getTime() })}`],
  ['nothing', () => ''],
  ['endless', () => `${given.id}.enc:test:${'A'.repeat(5_000)}`],
])('what is %s opens as nothing', (_, sealed) => expect(open(sealed())).toBeNull());
