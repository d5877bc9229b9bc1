import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { speculationRules } from '../../app/navigation/speculation-rules.ts';
import { hashScripts } from './content-security-policy.ts';
import { thirdPartySources } from './third-party-sources.ts';

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

test('names by hash the renderer’s own scripts and the rules for fetching ahead, and drops the nonce', () => {
  const { html, policy } = hashScripts('<script nonce="n1">own()</script><script nonce="n1" type="module" src="/a.js"></script>', 'n1');
  expect(html).toBe('<script>own()</script><script type="module" src="/a.js"></script>');
  expect(policy).toContain(`script-src 'self' ${hash('own()')} ${hash(speculationRules)};`);
});

test('does not bless a script that came in with the content', () => {
  const { policy } = hashScripts(
    '<p><script>evil()</script></p><script nonce="guess">evil()</script><script nonce="n1">own()</script>',
    'n1',
  );
  expect(policy).not.toContain(hash('evil()'));
  expect(policy).not.toContain("unsafe-inline' '");
  expect(policy).toContain(hash('own()'));
});

test('without third parties a page may load from the site alone', () => {
  const { policy } = hashScripts('<script nonce="n1">own()</script>', 'n1');
  expect(policy).not.toMatch(/https?:/);
  expect(policy).not.toContain('frame-src');
});

test('names the hosts that the settings name, each only for what it needs', () => {
  const { policy } = hashScripts(
    '<script nonce="n1">own()</script>',
    'n1',
    thirdPartySources({
      tagManagerId: 'GTM-A1',
      crmScriptUrl: 'https://crm.exemplo.pt/t.js',
      chatbotScriptUrl: 'https://chat.exemplo.pt/b.js',
    }),
  );
  const directives = Object.fromEntries(policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]));
  expect(directives['script-src']).toEqual([
    "'self'",
    hash('own()'),
    hash(speculationRules),
    'https://www.googletagmanager.com',
    'https://crm.exemplo.pt',
    'https://chat.exemplo.pt',
  ]);
  expect(directives['frame-src']).toEqual(['https://www.youtube-nocookie.com', 'https://chat.exemplo.pt']);
  expect(directives['style-src']).toEqual(["'self'", 'https://chat.exemplo.pt']);
  expect(directives['connect-src']).toContain('https://*.google-analytics.com');
});

test('what one page frames stands in that page’s policy only, and only to be framed', () => {
  const settings = { tagManagerId: '', crmScriptUrl: '', chatbotScriptUrl: '' };
  const { policy } = hashScripts('', 'n1', thirdPartySources(settings, ['https://quiz.exemplo.pt']));
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://quiz.exemplo.pt;');
  expect(policy.match(/quiz\.exemplo\.pt/g)).toHaveLength(1);
});

test('what the settings leave empty is not in the policy', () => {
  const { policy } = hashScripts('', 'n1', thirdPartySources({ tagManagerId: '', crmScriptUrl: '', chatbotScriptUrl: '' }));
  expect(policy.match(/https:\S+/g)).toEqual(['https://www.youtube-nocookie.com;']);
});
