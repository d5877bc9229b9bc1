import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { routeNames } from '@clinic/core/addresses/route-table';
import { expect, test } from 'vitest';
import { isInterim } from '../site/app/screens.ts';
import { root } from './stack/folders.ts';

test('docs/interim-pages.md lists exactly the routes without a screen of their own', async () => {
  const text = await readFile(path.join(root, 'docs/interim-pages.md'), 'utf8');
  const listed = [...text.matchAll(/^- `(\w+)`/gm)].map(([, name]) => name);
  expect(listed.toSorted()).toEqual(routeNames.filter(isInterim).toSorted());
});
