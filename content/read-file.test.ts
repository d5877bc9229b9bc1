import { expect, test } from 'vitest';
import { z } from 'zod';
import { readMarkdown, readYaml } from './read-file.ts';

test('a file without front matter is named', () => {
  expect(() => readMarkdown('README.md')).toThrow('content/README.md: must begin with a block between two lines of ---');
});

test('a YAML file of the wrong shape is named', () => {
  expect(() => readYaml('settings/menu.yaml', z.array(z.string()))).toThrow('content/settings/menu.yaml:');
});
