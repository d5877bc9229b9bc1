import { expect, test } from 'vitest';
import { z } from 'zod';
import { readFrontMatter, readYaml } from './read-file.ts';

test('a file without front matter is named', () => {
  expect(() => readFrontMatter('README.md', z.unknown())).toThrow('content/README.md: must begin with a block between two lines of ---');
});

test('a missing or misspelt field is named together with its file', () => {
  const file = 'documents/problemas/tumor-do-rim/pt.md';
  expect(() => readFrontMatter(file, z.strictObject({ titulo: z.string(), resumo: z.string() }))).toThrow(
    /content\/documents\/problemas\/tumor-do-rim\/pt\.md:[\s\S]*resumo/,
  );
});

test('a YAML file of the wrong shape is named', () => {
  expect(() => readYaml('settings/menu.yaml', z.array(z.string()))).toThrow('content/settings/menu.yaml:');
});
