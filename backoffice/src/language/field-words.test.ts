import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { collections } from '../collections.ts';
import { readEnv } from '../env.ts';
import { globals } from '../globals.ts';

type Named = { path: string; label: unknown; description: unknown };

function* namedFields(fields: Field[], path: string): Generator<Named> {
  for (const field of fields) {
    const name = 'name' in field && field.name ? `${path}.${field.name}` : path;
    if (name !== path && field.type !== 'ui') {
      const { label, admin } = field as { label?: unknown; admin?: { description?: unknown } };
      yield { path: name, label, description: admin?.description };
    }
    if ('fields' in field) yield* namedFields(field.fields, name);
    if (field.type === 'tabs') for (const tab of field.tabs) yield* namedFields(tab.fields, name);
    if (field.type === 'blocks') for (const block of field.blocks) yield* namedFields(block.fields, `${name}.${block.slug}`);
  }
}

const isInBoth = (words: unknown): boolean => {
  const { pt, en } = (words ?? {}) as { pt?: unknown; en?: unknown };
  return [pt, en].every((text) => typeof text === 'string' && text.trim() !== '');
};

test('every field is named, and explained where it is, in both languages', () => {
  const all = [...collections(readEnv({ NEXT_PHASE: 'phase-production-build' })), ...globals];
  const named = all.flatMap(({ fields, slug }) => [...namedFields(fields, slug)]);
  expect(named.length).toBeGreaterThan(400);
  expect(named.filter(({ label }) => !isInBoth(label)).map(({ path }) => path)).toEqual([]);
  expect(named.filter(({ description }) => description !== undefined && !isInBoth(description)).map(({ path }) => path)).toEqual([]);
});
