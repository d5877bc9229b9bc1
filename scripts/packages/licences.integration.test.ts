import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../stack/folders.ts';
import { licencePage, licenceReason, licencesInUse } from './licences.ts';

const packages = await licencesInUse();

test('every package that reaches an image has a licence under which we may hand it out', () => {
  expect(packages.length).toBeGreaterThan(300);
  expect(packages.filter((one) => licenceReason(one) === undefined)).toEqual([]);
});

test.each(['GPL-3.0', 'AGPL-3.0-only', 'UNLICENSED', 'Unknown', 'SSPL-1.0', 'MPL-2.0', '(GPL-2.0 OR AGPL-3.0)'])(
  '%s is not taken without somebody looking',
  (licence) => {
    expect(licenceReason({ name: 'some-package', licence })).toBeUndefined();
  },
);

test('docs/licences.md names what is installed; `pnpm licence-page` writes it anew', async () => {
  expect(await readFile(path.join(root, 'docs/licences.md'), 'utf8')).toBe(licencePage(packages));
});
