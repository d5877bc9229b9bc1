import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { pathTo } from './path-to.ts';
import { sampleBook } from './sample-book.ts';
import { translatePath } from './translate-path.ts';

test('builds the address of a route in either language', () => {
  expect(pathTo('pt', 'home')).toBe('/pt');
  expect(pathTo('en', 'about')).toBe('/en/about-us');
  expect(pathTo('en', 'treatment', { slug: 'prostate-cancer', tratamento: '4d-brachytherapy' })).toBe(
    '/en/treatments/prostate-cancer/4d-brachytherapy',
  );
});

test('a link to a missing route fails the type check', async () => {
  const run = promisify(execFile)('pnpm', ['exec', 'tsc', '-p', path.join(import.meta.dirname, 'fixtures')], {
    cwd: path.join(import.meta.dirname, '..'),
  });
  await expect(run).rejects.toMatchObject({ stdout: expect.stringMatching(/^\S*link-to-missing-route\.ts\(3,\d+\): error TS\d+: .*\n$/) });
});

test.each([
  ['/pt/sobre-nos', 'en', '/en/about-us'],
  ['sobre-nos', 'en', '/en/about-us'],
  ['/en', 'pt', '/pt'],
  ['/en/problems/prostate-cancer', 'pt', '/pt/problemas/cancro-da-prostata'],
  ['tratamentos/cancro-da-prostata/braquiterapia-4d', 'en', '/en/treatments/prostate-cancer/4d-brachytherapy'],
  ['/pt/tratamentos/incontinencia-urinaria/terapeutica-medica', 'en', undefined],
  ['/pt/nada', 'en', undefined],
] as const)('translates %s to %s', (from, locale, to) => expect(translatePath(from, locale, sampleBook)).toBe(to));
