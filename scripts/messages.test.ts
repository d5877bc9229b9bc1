import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './stack/folders.ts';

const keysOf = (value: unknown, prefix = ''): string[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => keysOf(inner, `${prefix}${key}.`))
    : [prefix.slice(0, -1)];
/** `{count, plural, one {vaga} other {vagas}}` has one argument; the braces after `one` and `other` hold words. */
const argument = /(?<!(?:=\d+|zero|one|two|few|many|other)\s)\{\w+/g;
const argumentsOf = (value: unknown): string[] =>
  typeof value === 'string' ? (value.match(argument) ?? []).toSorted() : Object.values(value ?? {}).flatMap(argumentsOf);

const read = async (file: string): Promise<unknown> => JSON.parse(await readFile(path.join(root, file), 'utf8'));
const files = globSync('{site,worker}/messages/pt/*.json', { cwd: root });

test.each(files)('%s says the same things in English', async (file) => {
  const [pt, en] = await Promise.all([read(file), read(file.replace('/pt/', '/en/'))]);
  expect(keysOf(en).toSorted()).toEqual(keysOf(pt).toSorted());
  expect(new Set(argumentsOf(en))).toEqual(new Set(argumentsOf(pt)));
});

test('both languages have the same files', async () => {
  const english = globSync('{site,worker}/messages/en/*.json', { cwd: root });
  expect(english.map((file) => file.replace('/en/', '/pt/')).toSorted()).toEqual(files.toSorted());
});
