import { expect, test } from 'vitest';
import { type Measurement, withMeasurement } from './measurement-table.ts';

const measurement = (more: Partial<Measurement>): Measurement => ({
  part: 'crowd',
  result: 'passed',
  figure: '3 passed',
  minutes: '12',
  date: '2026-11-15',
  commit: 'abc1234',
  ...more,
});
const empty = [
  '# Measurements',
  '',
  '| part | result | figure | minutes | date | commit |',
  '| - | - | - | - | - | - |',
  '',
  'The end.',
].join('\n');

test('a part that never ran gets a row, and what stands around the table stays', () => {
  const written = withMeasurement(empty, measurement({}));
  expect(written).toContain('| crowd | passed | 3 passed | 12      | 2026-11-15 | abc1234 |\n\nThe end.');
  expect(written).toMatch(/^# Measurements\n\n\| part /);
});

test('a part that ran before keeps one row, in its place', () => {
  const first = withMeasurement(withMeasurement(empty, measurement({})), measurement({ part: 'paths' }));
  const again = withMeasurement(first, measurement({ result: 'failed', figure: '1 failed | 2 passed' }));
  const rows = again.split('\n').filter((line) => /passed|failed/.test(line));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatch(/^\| crowd +\| failed +\| 1 failed \\\| 2 passed +\|/);
  expect(rows[1]).toMatch(/^\| paths /);
});

test('a document without the table is refused', () => {
  expect(() => withMeasurement('# Other', measurement({}))).toThrow('has no table');
});
