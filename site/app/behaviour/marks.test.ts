import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const app = path.join(import.meta.dirname, '..');
const read = (pattern: string) =>
  globSync(pattern, { cwd: app, exclude: (name) => name.includes('.test.') }).map((file) => readFileSync(path.join(app, file), 'utf8'));
const marksIn = (texts: string[]) => new Set(texts.flatMap((text) => text.match(/\[data-[a-z-]+/g) ?? []).map((mark) => mark.slice(1)));

test('every mark that plain code looks for is set by a component', () => {
  const sought = marksIn([
    ...read('behaviour/*.ts'),
    ...read('consent/consent-behaviour.ts'),
    ...read('islands/wake-islands.ts'),
    ...read('navigation/speculation-rules.ts'),
  ]);
  const components = [...read('**/*.tsx'), ...read('islands/slot.ts')].join('\n');
  expect(sought.size).toBeGreaterThan(15);
  expect([...sought].filter((mark) => !new RegExp(`${mark}(?![\\w-])`).test(components))).toEqual([]);
});
