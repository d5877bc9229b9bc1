import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../stack/folders.ts';
import { spedUpRules } from './sped-up-rules.ts';

const rules = await readFile(path.join(root, 'monitoring/alerts.yml'), 'utf8');

test('only times differ from the alerts that a clinic runs', () => {
  const plain = (text: string) => text.replaceAll(/for: \S+|> [\d.]+|\[\w+\]/g, '');
  expect(plain(spedUpRules(rules))).toBe(plain(rules));
});

test('minutes become seconds; numbers that are no times stay', () => {
  const fast = spedUpRules(rules);
  expect(fast).toContain(`max(clinic_outside_service_failing_seconds{service="clinic"}) > 5'`);
  expect(fast).toContain('for: 1s');
  expect(fast).toContain('max(clinic_staff_sign_in_failures) > 30');
  expect(fast).toContain('> 0.85 * 1024 * 1024');
});
