import { expect, test } from 'vitest';
import { writeReplyAddress } from '../../mail/arrived/reply-address.ts';
import { testDataKeys as keys } from '../../secrets/test-data-keys.ts';
import { readIncomingMail } from './read-incoming-mail.ts';

const bookingId = '0b7c2a4e-1111-4222-8333-444455556666';
const about = { kind: 'booking', id: bookingId } as const;
const ours = writeReplyAddress(keys, 'respostas@exemplo.pt', about);
const strangers = `respostas+${'a'.repeat(48)}@exemplo.pt`;
const read = (...lines: string[]) => readIncomingMail(keys, new TextEncoder().encode(lines.join('\r\n')));
const typed = async (...lines: string[]) => {
  const mail = await read(...lines);
  return mail?.kind === 'arrived' ? (mail.letters[0] ?? null) : null;
};

test.each([
  ['whom it is written to', `To: Ana <ana@exemplo.pt>, Instituto\r\n <${ours}>`],
  ['whom it is copied to', `To: ana@exemplo.pt\r\nCc: ${ours.toUpperCase()}`],
  ['the envelope, as the mail server notes it', `To: ana@exemplo.pt\r\nX-Original-To: ${ours}`],
])('an answer is known by %s', async (_, header) => {
  expect(await typed(header, '', 'Sim.')).toMatchObject({ about, text: 'Sim.', isCut: false });
});

test('written to two of our addresses at once it is a letter about each, and about one of them once', async () => {
  const form = { kind: 'request', id: '0b7c2a4e-2222-4222-8333-444455556666' } as const;
  const other = writeReplyAddress(keys, 'respostas@exemplo.pt', form);
  const mail = await read(`To: ${ours}, ${other}`, `Cc: ${ours}`, `X-Original-To: ${other}`, '', 'Sim.');
  expect(mail).toMatchObject({
    kind: 'arrived',
    letters: [
      { about, text: 'Sim.' },
      { about: form, text: 'Sim.' },
    ],
  });
});

test('an address of ours in the text of a mail makes it no answer', async () => {
  expect(await read(`To: ${strangers}`, '', `To: ${ours}`)).toBeNull();
});

test('with an empty text beside the HTML the HTML is read', async () => {
  const part = (type: string, body: string) => ['--b', `Content-Type: ${type}`, '', body];
  const parts = [...part('text/plain', ' '), ...part('text/html', '<p>Afinal não posso ir.</p>'), '--b--'];
  const head = [`To: ${ours}`, 'Content-Type: multipart/alternative; boundary=b', ''];
  expect(await typed(...head, ...parts)).toMatchObject({ text: 'Afinal não posso ir.' });
});

test('a mail of nothing but lines is read from its beginning, and says so', async () => {
  expect(await typed(`To: ${ours}`, '', 'Sim.', '\n'.repeat(500_000))).toMatchObject({ text: 'Sim.', isCut: true });
});

test.each([
  ['lines', '\n'],
  ['parts', '--b\n\nx\n'],
  ['HTML', '--b\nContent-Type: text/html\n\n<p>x\n'],
])('a million characters of %s take no time', async (_, part) => {
  // Of the processor: on a busy machine the clock also counts those who come before.
  const started = process.cpuUsage();
  const body = part.repeat(1_000_000 / part.length);
  for (const to of [ours, strangers]) await read(`To: ${to}`, 'Content-Type: multipart/mixed; boundary=b', '', body);
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000);
});

test.each([
  'ana@exemplo.pt',
  'Ana <Ana@exemplo.pt>',
  '"Exemplo, Ana" <ana@exemplo.pt>',
  '=?utf-8?q?Jo=C3=A3o?= <ana@exemplo.pt>',
  'Ana\r\n <ana@exemplo.pt>',
])('the address of the sender is read: %j', async (from) => {
  expect(await typed(`From: ${from}`, `To: ${ours}`, '', 'Sim.')).toMatchObject({ from: 'ana@exemplo.pt' });
});

test.each([
  'ana@exemplo.pt estranho@exemplo.com',
  'ana@exemplo.pt, estranho@exemplo.com',
  '<ana@exemplo.pt> <estranho@exemplo.com>',
  'ana@exemplo.pt\r\nFrom: estranho@exemplo.com',
  '=?utf-8?q?=3Cana=40exemplo.pt=3E?=',
  'a: ana@exemplo.pt;',
  '"ana@exemplo.pt"@exemplo.com',
  '<an\u200ea@exemplo.pt>',
])('no address is read where mail servers may read another: %j', async (from) => {
  expect(await typed(`From: ${from}`, `To: ${ours}`, '', 'Sim.')).toMatchObject({ from: '', text: 'Sim.' });
});
