import { expect, test } from 'vitest';
import { writeVisitToken } from '../../booking/visit-link/visit-link.ts';
import { ownWords } from './own-words.ts';
import { withoutPrivateLinks } from './without-private-links.ts';

const token = writeVisitToken(['only-for-tests'], { bookingId: '0b7c2a4e-1111-4222-8333-444455556666', version: 2 });
const visit = `https://exemplo.pt/marcacao-de-consulta/resultado/${token}`;

test.each([
  ['as it was sent', visit, 'https://exemplo.pt/…'],
  ['between signs', `<${visit}#preparacao>`, '<https://exemplo.pt/…>'],
  ['packed by a mail server', `https://seguro.exemplo.com/?url=${encodeURIComponent(visit)}&data=05`, 'https://seguro.exemplo.com/…'],
])('a link that opens a visit is not kept: %s', (_, written, kept) => {
  expect(withoutPrivateLinks(`Esta: ${written} não abre.`)).toBe(`Esta: ${kept} não abre.`);
});

test('nor where the answer stands between the lines of our letter, or below one that is passed on', () => {
  expect(ownWords(`> A sua consulta: ${visit}\nNão abre.\n> Até já\nObrigado`, 'Re: Consulta').text).not.toContain(token.slice(-20));
  expect(ownWords(`Veja: ${visit.split('').join('\u200b')}`, 'Re: Consulta').text).toBe('Veja: https://exemplo.pt/…');
  expect(ownWords(`Veja:\n\n${visit}`, 'Fwd: Consulta').text).toBe('Veja:\n\nhttps://exemplo.pt/…');
});

test('a link that opens nothing stays', () => {
  const text = 'O mapa: https://exemplo.pt/contactos#mapa e www.exemplo.pt';
  expect(withoutPrivateLinks(text)).toBe(text);
});

test('a million characters take no time', () => {
  // Of the processor: on a busy machine the clock also counts those who come before.
  const started = process.cpuUsage();
  for (const part of ['https://', 'http', 'https://a/', 'https://a ', '/']) withoutPrivateLinks(part.repeat(1_000_000 / part.length));
  expect(process.cpuUsage(started).user / 1_000).toBeLessThan(3_000);
});
