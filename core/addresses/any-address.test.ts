import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resolveAddress } from './resolve-address.ts';
import { sampleBook } from './sample-book.ts';

const rows = [{ id: 1, from: '/tac/*', to: '/analises-e-exames/tomografia-computorizada-tac' }];
const piece = fc.oneof(
  fc.constantFrom(
    '',
    '.',
    '..',
    'pt',
    'EN',
    'problemas',
    'tac',
    'cancro-da-prostata',
    'exemplo.pt',
    '@',
    '%2F',
    '%5C',
    '\\',
    '%',
    '%00',
    '%E0%A4',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const anyPath = fc.array(piece, { maxLength: 8 }).map((pieces) => `/${pieces.join('/')}`);
/** As a browser reads the answer: what begins with two slashes, of either kind, is another site. */
const staysHere = (to: string) => URL.parse(to, 'https://clinica.example')?.origin === 'https://clinica.example';

test('whatever is asked for, nobody is sent to another site, nor in a circle', () =>
  fc.assert(
    fc.property(anyPath, (path) => {
      const found = resolveAddress(path, sampleBook, rows);
      if (found.kind !== 'moved') return;
      expect(found.to).toSatisfy(staysHere);
      expect(found.to).not.toBe(path);
    }),
    { numRuns: 2_000 },
  ));

test.each(['//exemplo.pt', '//exemplo.pt/', '/\\exemplo.pt/', '/%5Cexemplo.pt/', '///exemplo.pt//', '/.//exemplo.pt/'])(
  '%s leads to no other site',
  (path) => {
    const found = resolveAddress(path, sampleBook, rows);
    expect(found.kind === 'moved' ? found.to : '/').toSatisfy(staysHere);
  },
);
