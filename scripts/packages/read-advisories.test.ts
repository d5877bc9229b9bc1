import { expect, test } from 'vitest';
import { readAdvisories } from './read-advisories.ts';

const advisory = (severity: string) => ({
  module_name: 'a-parser',
  severity,
  title: 'Endless loop',
  url: 'https://example.org/GHSA-1',
  id: 1,
});

test('nothing known is good news', () => {
  expect(readAdvisories('{"advisories":{},"metadata":{}}')).toEqual({ asked: true, serious: [], others: 0 });
});

test('what is serious is named, what is not is counted', () => {
  const printed = JSON.stringify({ advisories: { 1: advisory('high'), 2: advisory('low'), 3: advisory('critical') } });
  const line = (severity: string) => `${severity}: a-parser, Endless loop (https://example.org/GHSA-1)`;
  expect(readAdvisories(printed)).toEqual({ asked: true, serious: [line('high'), line('critical')], others: 1 });
});

test.each([
  '',
  'Error: ERR_PNPM_AUDIT_BAD_RESPONSE\n\n × The audit endpoint responded with 405',
  '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}',
  '{"advisories":',
])('a registry that does not answer is not taken for good news: %s', (printed) => {
  expect(readAdvisories(printed)).toMatchObject({ asked: false, why: expect.stringMatching(/\S/) });
});
