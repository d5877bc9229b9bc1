import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = path.join(import.meta.dirname, '..');
const formTags = (text: string) => text.match(/<form\b(?:=>|[^>])*>/g) ?? [];

test('every form says how it is sent: one without a method puts what is typed into the address if it is sent before its script runs', () => {
  const forms = globSync('**/*.tsx', { cwd: sources }).flatMap((file) =>
    formTags(readFileSync(path.join(sources, file), 'utf8')).map((tag) => ({ file, tag })),
  );
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter(({ tag }) => !/ method="(post|get)"/.test(tag))).toEqual([]);
});
