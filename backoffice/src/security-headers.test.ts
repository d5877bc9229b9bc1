import { expect, test } from 'vitest';
import { everywhere, mediaFiles, policy } from './security-headers.ts';

const headerValue = (name: string) => everywhere(true).find(({ key }) => key === name)?.value ?? '';

test('in production no script is made from text, none comes from elsewhere, and nobody moves the addresses of a page', () => {
  expect(policy(true)).toMatch(/script-src 'self' 'unsafe-inline';/);
  expect(policy(true)).toContain("object-src 'none'");
  expect(policy(true)).toContain("base-uri 'none'");
});

test.each([policy(true), policy(true, 'https://clinica.example'), mediaFiles[0]?.value ?? ''])(
  'nothing of it may be framed: %s',
  (value) => {
    expect(value).toContain("frame-ancestors 'none'");
  },
);

test('TLS is remembered for a year at least, for every host below', () => {
  const [, seconds] = /^max-age=(\d+); includeSubDomains$/.exec(headerValue('Strict-Transport-Security')) ?? [];
  expect(Number(seconds)).toBeGreaterThanOrEqual(365 * 86_400);
});
