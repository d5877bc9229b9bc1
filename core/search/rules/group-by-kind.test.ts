import { expect, test } from 'vitest';
import { groupByKind } from './group-by-kind.ts';

test('the kind of the best page comes first, and pages keep their order', () => {
  const ranked = [
    { kind: 'exam', id: 1 },
    { kind: 'problem', id: 2 },
    { kind: 'exam', id: 3 },
  ] as const;
  expect(groupByKind([...ranked])).toEqual([
    { kind: 'exam', pages: [ranked[0], ranked[2]] },
    { kind: 'problem', pages: [ranked[1]] },
  ]);
});
