import { expect, test } from 'vitest';
import { longestArrivedText } from './arrived-letter.ts';
import { oneLine, ownWords } from './own-words.ts';

const own = 'Bom dia.\n\nPosso levar a minha filha?';

test.each([
  [
    'Gmail',
    'Em qui., 19 de nov. de 2026 às 10:00, Instituto da Próstata <nao-responder@exemplo.pt>\nescreveu:\n\n> A sua consulta está marcada.\n>\n> Até já',
  ],
  ['Apple Mail', 'No dia 19/11/2026, às 10:00, Instituto <nao-responder@exemplo.pt> escreveu:\n\n> A sua consulta'],
  ['in English', 'On Thu, 19 Nov 2026 at 10:00, Instituto wrote:\n> Your visit\n\n'],
  ['quoted without a word before', '> A sua consulta está marcada.\n> Até já'],
  [
    'Outlook',
    '________________________________\nDe: Instituto <nao-responder@exemplo.pt>\nEnviado: 19 de novembro de 2026 10:00\nPara: Ana\nAssunto: Consulta marcada\n\nA sua consulta',
  ],
  ['Outlook without a rule', 'From: Instituto\nSent: Thursday, 19 November 2026\nTo: Ana\nSubject: Your visit\n\nYour visit is booked.'],
  ['an older Outlook', '-----Mensagem original-----\nDe: Instituto\nEnviada: 19/11/2026\nPara: Ana\nAssunto: Consulta\n\nA sua consulta'],
])('our own letter below the answer is left out: %s', (_, quoted) => {
  expect(ownWords(`${own}\r\n\r\n${quoted}`, 'Re: Consulta marcada')).toEqual({ text: own, isCut: false, isQuoteRemoved: true });
});

test.each([
  ['an answer between the quoted lines', '> Traga os exames.\nQuais?\n> Chegue às 10:00.\nEstá bem.'],
  ['nothing but a quotation', '> Traga os exames.'],
  ['a line that only looks like a heading', 'De: Lisboa\nPara: Porto\nVenho de comboio.'],
  ['an ordinary answer', own],
])('what may be part of the answer stays: %s', (_, text) => {
  expect(ownWords(text, 'Re: Consulta')).toEqual({ text, isCut: false, isQuoteRemoved: false });
});

test('what somebody passes on is what they want to say', () => {
  const passedOn = 'Veja isto:\n\nDe: Laboratório\nData: ontem\nPara: Ana\nAssunto: Análises\n\nEstão prontas.';
  expect(ownWords(passedOn, 'FW: Análises').text).toBe(passedOn);
});

test('a very long answer is cut, and says so; signs that no keyboard types are gone', () => {
  const long = ownWords('a'.repeat(longestArrivedText + 1), '');
  expect([long.text.length, long.isCut]).toEqual([longestArrivedText, true]);
  expect(ownWords('so\u202enam\u0000 e\u0007 tal\tx', '').text).toBe('sonam e tal\tx');
  expect(oneLine('  Re:\r\n Consulta\u202e ', 8)).toBe('Re: Cons');
  expect(ownWords('Sim\u061c, \u200bve\u200d\ufeffnho\u2060.\u2028Às dez.\u2029Até já', '').text).toBe('Sim, venho.\nÀs dez.\nAté já');
  expect(oneLine('Re:\u2028Con\u200bsulta\u061c', 20)).toBe('Re: Consulta');
});

test.each(['1', 'em 1', '1 ', ' ', '\n', '\n ', '>', '>\n', 'De:\n', '-', '_', ':', '\u202e'])(
  'a million characters of %j take no time',
  (part) => {
    // Of the processor: on a busy machine the clock also counts those who come before.
    const started = process.cpuUsage();
    const long = part.repeat(1_000_000 / part.length);
    ownWords(`Sim.\nem ${long}\n> A sua consulta`, 'Re: Consulta');
    oneLine(long, 200);
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000);
  },
);
