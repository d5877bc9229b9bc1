import { expect, test } from 'vitest';
import { type Measurement, withMeasurement } from './measurement-table.ts';

const measurement = (more: Partial<Measurement>): Measurement => ({
  part: 'crowd',
  result: 'passed',
  figures: ['3 passed'],
  minutes: '12',
  date: '2026-11-15',
  commit: 'abc1234',
  ...more,
});
const empty = [
  '# Measurements',
  '',
  '| part | result | minutes | date | commit |',
  '| - | - | - | - | - |',
  '',
  'Between.',
  '',
  '## Figures',
  '',
].join('\n');

test('a part that never ran gets a row and its figures below, and what stands around the table stays', () => {
  const written = withMeasurement(empty, measurement({}));
  expect(written).toContain('| crowd | passed | 12      | 2026-11-15 | abc1234 |\n\nBetween.\n\n## Figures\n\n- **crowd**: 3 passed\n');
  expect(written).toMatch(/^# Measurements\n\n\| part /);
});

test('a part that ran before keeps one row and one set of figures, in their place', () => {
  const first = withMeasurement(withMeasurement(empty, measurement({})), measurement({ part: 'paths', figures: ['p50 3 ms', 'p95 9 ms'] }));
  const again = withMeasurement(first, measurement({ result: 'failed', figures: ['1 failed | 2 passed'] }));
  expect(again.match(/^\| (?:crowd|paths) +\| \w+/gm)).toEqual(['| crowd | failed', '| paths | passed']);
  expect(again).toMatch(/\n- \*\*crowd\*\*: 1 failed \| 2 passed\n- \*\*paths\*\*\n {2}- p50 3 ms\n {2}- p95 9 ms\n$/);
});

test('a part that ended without a figure loses those of its last run', () => {
  const written = withMeasurement(withMeasurement(empty, measurement({})), measurement({ result: 'failed', figures: [] }));
  expect(written).not.toContain('3 passed');
  expect(withMeasurement(written, measurement({}))).toContain('- **crowd**: 3 passed');
});

test('a document without the table or the heading is refused', () => {
  expect(() => withMeasurement('# Other\n\n## Figures', measurement({}))).toThrow('has no table');
  expect(() => withMeasurement('| part |', measurement({}))).toThrow('has no heading');
});
