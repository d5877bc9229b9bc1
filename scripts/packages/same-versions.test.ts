import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../stack/folders.ts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
type Manager = { managerFilePatterns: string[]; matchStrings: string[]; depNameTemplate: string };
const { customManagers: managers, minimumReleaseAge: age } = JSON.parse(read('renovate.json')) as {
  customManagers: Manager[];
  minimumReleaseAge: string;
};
const files = ['.ci/tools', 'README.md', ...readdirSync(path.join(root, 'deploy/images')).map((name) => `deploy/images/${name}`)];

test.each(managers)(
  '$depNameTemplate has one version everywhere, and Renovate finds every place',
  ({ managerFilePatterns, matchStrings }) => {
    const patterns = managerFilePatterns.map((pattern) => new RegExp(pattern.slice(1, -1)));
    const found = files
      .filter((file) => patterns.some((pattern) => pattern.test(file)))
      .flatMap((file) => matchStrings.flatMap((text) => [...read(file).matchAll(new RegExp(text, 'g'))]))
      .map((match) => match.groups?.['currentValue']);
    expect(found.length).toBeGreaterThanOrEqual(4);
    expect(new Set(found).size).toBe(1);
  },
);

test('what Renovate proposes is as old as pnpm asks', () => {
  const days = Number.parseInt(age, 10);
  expect(read('pnpm-workspace.yaml')).toContain(`minimumReleaseAge: ${days * 24 * 60}\n`);
});
