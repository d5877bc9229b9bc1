import { expect, test } from 'vitest';
import { testDataKeys } from '../secrets/test-data-keys.ts';
import { answersMinutes } from './answers-lifetime.ts';
import { decryptQuizAnswers, encryptQuizAnswers, noAnswers } from './encrypted-answers.ts';

const now = new Date('2026-11-16T09:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const given = { ...noAnswers(), answers: { stream: '3', night: '4' } };
const encrypted = () => encryptQuizAnswers(testDataKeys, 'symptoms', given, now);
const open = (text: string, at = now) => decryptQuizAnswers(testDataKeys, 'symptoms', text, at);

test('answers come back as they were given', () => expect(open(encrypted())).toEqual(given));

test('they end some time after the last answer', () => {
  expect(open(encrypted(), later(answersMinutes - 1))).toEqual(given);
  expect(open(encrypted(), later(answersMinutes))).toBeNull();
});

test('nobody reads them, and equal answers of two people do not look the same', () => {
  expect(encrypted()).not.toContain('stream');
  const [, own] = encrypted().split('.');
  const [, other] = encryptQuizAnswers(testDataKeys, 'symptoms', { ...given, id: noAnswers().id }, now).split('.');
  expect(own).not.toBe(other);
});

test('a cookie can carry them', () => {
  const full = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`question${index}`, '9999.999']));
  const text = encryptQuizAnswers(testDataKeys, 'symptoms', { ...given, answers: full }, now);
  expect(text).toMatch(/^[\w.:-]{1,1000}$/);
  expect(open(text)?.answers).toEqual(full);
});

test.each([
  ['changed', () => `${encrypted().slice(0, -3)}AAA`],
  ['moved to another filling-in', () => `${noAnswers().id}.${encrypted().split('.')[1]}`],
  ['of the other quiz', () => encryptQuizAnswers(testDataKeys, 'psa', given, now)],
  ['written by somebody else', () => `${given.id}.${JSON.stringify({ answers: {}, until: later(9).getTime() })}`],
  ['nothing', () => ''],
  ['endless', () => `${given.id}.enc:test:${'A'.repeat(5_000)}`],
])('what is %s opens as nothing', (_, text) => expect(open(text())).toBeNull());
