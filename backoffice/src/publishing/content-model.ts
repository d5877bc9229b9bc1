import { createHash } from 'node:crypto';
import { locales } from '@clinic/core/kernel/locale';
import type { CollectionSlug, FlattenedField, GlobalSlug, Payload } from 'payload';
import { isPublic } from './published-body.ts';

/** Whatever visitors may see of: everything but accounts and Payload's own tables. */
export const publishedCollections = (payload: Payload): CollectionSlug[] =>
  payload.config.collections.filter(({ auth, slug }) => !auth && !slug.startsWith('payload-')).map(({ slug }) => slug as CollectionSlug);

export const publishedGlobals = (payload: Payload): GlobalSlug[] => payload.config.globals.map(({ slug }) => slug as GlobalSlug);

export function schemaFieldsOf(payload: Payload, slug: string): FlattenedField[] {
  const config = payload.config.collections.find((one) => one.slug === slug) ?? payload.config.globals.find((one) => one.slug === slug);
  if (!config) throw new Error(`${slug} is not in the content model`);
  return config.flattenedFields;
}

/** Raised when the same fields are written in another way. */
const format = 2;

function describe(fields: FlattenedField[]): unknown[] {
  return fields.filter(isPublic).map((field) => {
    const inner = 'flattenedFields' in field ? describe(field.flattenedFields) : [];
    if (
      inner.length === locales.length &&
      locales.every((locale) => 'flattenedFields' in field && field.flattenedFields.some(({ name }) => name === locale))
    )
      throw new Error(`${field.name}: a group of fields called like the languages would be taken for one text in each`);
    const blocks = field.type === 'blocks' ? field.blocks.map((block) => [block.slug, describe(block.flattenedFields)]) : [];
    const relationTo = 'relationTo' in field ? field.relationTo : null;
    return [field.name, field.type, field.localized ?? false, 'hasMany' in field && field.hasMany, relationTo, inner, blocks];
  });
}

const known = new WeakMap<FlattenedField[], string>();

/** Tells rows that were written under an older content model. */
export function modelOf(payload: Payload, slug: string): string {
  const fields = schemaFieldsOf(payload, slug);
  const digest =
    known.get(fields) ??
    createHash('sha256')
      .update(JSON.stringify([format, describe(fields)]))
      .digest('hex')
      .slice(0, 16);
  known.set(fields, digest);
  return digest;
}
