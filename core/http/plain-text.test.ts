import { expect, test } from 'vitest';
import { parsePlainJson, plainTarget, withoutControls, withoutUnseen } from './plain-text.ts';

test.each([
  ['Maria\u0000 João', 'Maria João'],
  ['\u0001\u0008\u000b\u000c\u000e\u001f\u007f', ''],
  ['linha\r\ncom\ttabulação', 'linha\r\ncom\ttabulação'],
  ['meio \ud83d emoji', 'meio \ufffd emoji'],
  ['São João 👍', 'São João 👍'],
  ['exame\u202efdp.exe', 'examefdp.exe'],
  ['Rui \u2067Silva\u2069 \u200f910 000 000\u200e\u0085', 'Rui Silva 910 000 000'],
])('%j is read as %j', (typed, read) => expect(withoutControls(typed)).toBe(read));

test.each([
  ['https://exemplo.pt/\u200babc\u200d\ufeff', 'https://exemplo.pt/abc'],
  ['uma\r\nduas\rtrês\u2028quatro\u2029cinco', 'uma\nduas\ntrês\nquatro\ncinco'],
  ['\u061cRui \u202eSilva\u0000', 'Rui Silva'],
])('of the mail %j is read %j', (written, read) => expect(withoutUnseen(written)).toBe(read));

test.each([
  ['/pt/pesquisa?q=rim%00%1f', '/pt/pesquisa?q=rim'],
  ['/pt/pesquisa?q=rim%0Acancro%09', '/pt/pesquisa?q=rim%0Acancro%09'],
  ['/pt/pesquisa?q=%2500', '/pt/pesquisa?q=%2500'],
  ['/pt/%00', '/pt/%00'],
])('of the address %s is kept %s', (asked, kept) => expect(plainTarget(asked)).toBe(kept));

test('a message of a machine is read without them too', () => {
  expect(parsePlainJson('{"id":"a\\u0000b","more":["\\ud800"]}')).toEqual({ id: 'ab', more: ['\ufffd'] });
  expect(parsePlainJson('{')).toBeUndefined();
});
