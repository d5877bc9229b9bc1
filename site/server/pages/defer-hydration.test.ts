import { expect, test } from 'vitest';
import { deferHydration, hydrates } from './defer-hydration.ts';

const html =
  '<html><head><link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<body><p>olá</p><script nonce="n" type="module" async="">import "/a.js";</script></body></html>';

test('the script waits, with all it needs, until the page is painted', () => {
  const patient = deferHydration(html, 'n', ['/b.js', '/c.js']);
  expect(patient).not.toContain('rel="modulepreload"');
  expect(patient).toContain('<script nonce="n" type="text/plain" data-waiting="/a.js /b.js /c.js" async="">import "/a.js";</script>');
  expect(patient).toMatch(/<script nonce="n">\(\(\)=>.*<\/script><\/body>/);
});

test('a page without scripts stays as it is', () => expect(deferHydration('<body><p>olá</p></body>', 'n')).toBe('<body><p>olá</p></body>'));

test('the small script of a document is not kept waiting', () => {
  const page = '<head><script type="module" src="/entry.js"></script></head><body><p>Olá</p></body>';
  expect(deferHydration(page, 'n')).toBe(page);
  expect([hydrates(page), hydrates(html)]).toEqual([false, true]);
});
