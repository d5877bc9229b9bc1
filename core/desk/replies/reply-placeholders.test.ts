import { expect, test } from 'vitest';
import { fromLisbon } from '../../kernel/lisbon-time.ts';
import { bookedVisit } from '../testing/sample-booking.ts';
import { filledReplies } from './filled-replies.ts';
import type { Reply } from './reply.ts';
import { fillReply, hasPlaceholder, placeholderValues, unknownPlaceholders } from './reply-placeholders.ts';
import { checkReply } from './write-reply.ts';

const visit = bookedVisit({ startsAt: fromLisbon('2026-11-19', '16:00') ?? new Date(), code: 'KM47VX' });
const values = (locale: 'pt' | 'en') => placeholderValues(visit, locale, '210 000 000');

test('every placeholder is filled from the booking, in the language of its letters', () => {
  const text = '{nome}: {data} às {hora}, {médico}, {código}, {valor}, {telefone}';
  expect(fillReply(text, values('pt'))).toEqual({
    ok: true,
    value: 'Albano: quinta-feira, 19 de novembro de 2026 às 16:00, Dr. António Meireles, KM4-7VX, 90,00\u00a0€, 210 000 000',
  });
  const english = fillReply('{data}, {valor}', values('en'));
  expect(english.ok && english.value).toMatch(/^Thursday.* 19 November 2026, €90\.00$/);
});

test.each([
  ['{morada}', ['morada']],
  ['{Nome} e {nome}', ['Nome']],
  ['um { sem par', ['{']],
  ['{}', ['']],
  ['{nome} {data}', []],
])('%j: what nobody can fill is named', (text, names) => expect(unknownPlaceholders(text)).toEqual(names));

test('a text is filled whole or not at all', () => {
  expect(fillReply('{nome}, ligue {telefone}', { ...values('pt'), telefone: '' })).toEqual({
    ok: false,
    error: { kind: 'unfilled', names: ['telefone'] },
  });
  expect(hasPlaceholder('Olá {nome}')).toBe(true);
  expect(hasPlaceholder('Traga o exame {TAC}')).toBe(false);
});

test('a reply has a title and both languages, and no placeholder that nobody knows', () => {
  const words = { title: ' Traga  exames ', pt: 'Traga os exames, {nome}.', en: 'Bring your exams, {nome}.' };
  expect(checkReply(words)).toEqual({ ok: true, value: { ...words, title: 'Traga exames' } });
  expect(checkReply({ ...words, title: ' ' })).toMatchObject({ error: { kind: 'noTitle' } });
  expect(checkReply({ ...words, en: '' })).toMatchObject({ error: { kind: 'wrongLength' } });
  expect(checkReply({ ...words, en: 'Bring your exams, {name}.' })).toEqual({
    ok: false,
    error: { kind: 'unknownPlaceholder', names: ['name'] },
  });
});

test('what was removed, or cannot be filled for a booking, is not offered for it', () => {
  const reply = (replyId: string, pt: string, isRemoved = false): Reply => ({
    current: { id: '1', replyId, title: replyId, pt, en: pt, isRemoved, writtenAt: new Date(), writtenBy: 'Ana' },
    before: [],
  });
  const offered = filledReplies([reply('a', 'Olá {nome}'), reply('b', 'Ligue {telefone}'), reply('c', 'Olá', true)], visit, '');
  expect(offered).toEqual([{ id: 'a', title: 'a', text: 'Olá Albano' }]);
});
