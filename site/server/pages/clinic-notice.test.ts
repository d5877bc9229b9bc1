import { createLibrary } from '@clinic/core/content/library/library';
import { expect, test, vi } from 'vitest';
import { hashScripts } from '../security/content-security-policy.ts';
import { watchNotice, withNotice } from './clinic-notice.ts';

const page = '<html lang="pt-PT"><body class="x"><header></header></body></html>';
const now = new Date();
const library = (texto: string, more: object = {}) =>
  createLibrary([{ collection: 'definicoes', id: 'definicoes', body: { aviso: { texto: { pt: texto, en: texto }, ...more } } }]);
const nameIn = (html: string) => /data-notice="([\w-]+)"/.exec(html)?.[1];

test('a page without a notice stays as it is', () => {
  expect(withNotice(page, createLibrary([]), 'pt', { nonce: 'n', now })).toBe(page);
});

test('the notice comes first in the body, its words as words, its script allowed by hash', () => {
  const html = withNotice(page, library('<b>Fechados</b> & "em obras"'), 'pt', { nonce: 'n', now });
  expect(html).toContain('<body class="x"><aside class="clinic-notice" data-kind="information"');
  expect(html).toContain('&lt;b>Fechados&lt;/b> &amp; ');
  expect(html).not.toContain('<b>');
  expect(html).toContain('<button type="button" hidden>Fechar</button>');
  const hashed = hashScripts(html, 'n');
  expect(hashed.html).not.toContain('nonce');
  // The other is that of the rules for fetching ahead.
  expect(hashed.policy.match(/'sha256-/g)).toHaveLength(2);
});

test('the same notice has the same name for everybody; with other words it is another', () => {
  const name = (texto: string) => nameIn(withNotice(page, library(texto), 'en', { nonce: 'n', now }));
  expect(name('Fechados')).toBe(name('Fechados'));
  expect(name('Fechados')).not.toBe(name('Abertos'));
});

test('pages are made anew when it begins and when it ends', () => {
  vi.useFakeTimers({ now });
  const at = (ms: number) => new Date(now.getTime() + ms).toISOString();
  const current = library('Fechados', { de: at(80), ate: at(200) });
  let changes = 0;
  const stop = watchNotice(
    () => current,
    () => changes++,
    10,
  );
  for (const [ms, expected] of [
    [40, 0],
    [80, 1],
    [160, 2],
  ] as const) {
    vi.advanceTimersByTime(ms);
    expect(changes).toBe(expected);
  }
  stop();
  vi.useRealTimers();
});
