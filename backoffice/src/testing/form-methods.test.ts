import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sources = path.join(import.meta.dirname, '..');

/** From the tag to its end: what somebody may type into it. */
const formsIn = (file: string) =>
  (readFileSync(path.join(sources, file), 'utf8').match(/<form\b[\s\S]*?<\/form>/g) ?? []).map((form) => ({ file, form }));
const forms = globSync('**/*.tsx', { cwd: sources }).flatMap(formsIn);
const tagOf = (form: string) => form.match(/<form\b(?:=>|[^>])*>/)?.[0] ?? '';

test('every form says how it is sent: one without a method, sent before its script runs, puts what is typed into the address', () => {
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.filter(({ form }) => !/ method="(post|get)"/.test(tagOf(form)))).toEqual([]);
});

test('a form that becomes an address holds choices, days and months; nobody types into it', () => {
  const asked = forms.filter(({ form }) => tagOf(form).includes(' method="get"'));
  expect(asked.length).toBeGreaterThan(4);
  const typed = asked.flatMap(({ file, form }) => [...form.matchAll(/<(?:input|textarea)\b[^>]*>/g)].map(([tag]) => `${file}: ${tag}`));
  expect(typed.filter((tag) => !/ type="(?:date|month|hidden|checkbox|radio)"/.test(tag))).toEqual([]);
});
