import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sealScripts } from './content-security-policy.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('names the renderer’s own scripts by hash and drops the nonce', () => {
  const { html, policy } = sealScripts('<script nonce="n1">own()</script><script nonce="n1" type="module" src="/a.js"></script>', 'n1');
  expect(html).toBe('<script>own()</script><script type="module" src="/a.js"></script>');
  expect(policy).toContain(`script-src 'self' ${hash('own()')};`);
});

test('does not bless a script that came in with the content', () => {
  const { policy } = sealScripts(
    '<p><script>evil()</script></p><script nonce="guess">evil()</script><script nonce="n1">own()</script>',
    'n1',
  );
  expect(policy).not.toContain(hash('evil()'));
  expect(policy).not.toContain("unsafe-inline' '");
  expect(policy).toContain(hash('own()'));
});
