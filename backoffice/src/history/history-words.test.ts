import { expect, test } from 'vitest';
import { sayAuthor, sayMoment, sayState } from './history-words.ts';

const line = { id: 1, at: '2026-11-17T16:51:00Z', by: 'Marta', isPublished: false, isOnSite: false };

test('a time is that of Lisbon, in winter and in summer, and today is today there', () => {
  expect(sayMoment('2026-11-17T16:51:00Z', 'pt', new Date('2026-11-17T20:00:00Z'))).toBe('hoje, 16:51');
  expect(sayMoment('2026-07-01T23:30:00Z', 'pt', new Date('2026-07-01T22:00:00Z'))).toBe('02/07/2026, 00:30');
});

test('whoever saved is named; a program is called one, and so is the schedule', () => {
  expect(sayAuthor(line, 'pt')).toBe('Marta');
  expect(sayAuthor({ ...line, by: null }, 'pt')).toBe('um programa');
  expect(sayAuthor({ ...line, by: 'agenda' }, 'en')).toBe('the schedule');
});

test('a version says whether visitors read it', () => {
  expect(sayState(line, 'pt')).toBe('rascunho');
  expect(sayState({ ...line, isPublished: true }, 'pt')).toBe('publicada');
  expect(sayState({ ...line, isPublished: true, isOnSite: true }, 'pt')).toBe('no site');
});
