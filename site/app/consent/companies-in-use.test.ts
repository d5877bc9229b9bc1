import { expect, test } from 'vitest';
import { companiesInUse } from './companies-in-use.ts';

const none = { tagManagerId: '', crmScriptUrl: '', chatbotScriptUrl: '' };

test('nothing is asked on a private page, nor while the clinic uses no company', () => {
  expect(companiesInUse(null)).toBe(false);
  expect(companiesInUse(none)).toBe(false);
});

test.each(['tagManagerId', 'crmScriptUrl', 'chatbotScriptUrl'] as const)('one company is enough to ask: %s', (company) =>
  expect(companiesInUse({ ...none, [company]: 'x' })).toBe(true),
);
