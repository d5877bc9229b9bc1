import { type Fields, isFields, refTo } from '@clinic/core/content/library/published-row';
import { locales } from '@clinic/core/kernel/locale';
import type { FlattenedField } from 'payload';

/** When a document publishes itself, whether it does, and what the law asks the editor: nobody's business but the staff's. */
const staffOnly = new Set(['_status', 'deletedAt', 'publicar_em', 'retirar_em', 'ato_abrangido']);

export const isPublic = (field: FlattenedField): boolean =>
  !staffOnly.has(field.name) && field.type !== 'join' && !('virtual' in field && field.virtual) && !field.access?.read;

/**
 * What visitors may see of a document, as the library keeps it. `document` is read with all languages and no depth; the walk follows
 * the content model, so that a language, a reference and a group of fields can never be taken for one another.
 */
export function publishedBody(fields: FlattenedField[], document: Fields): Fields {
  const body = { ...walk(fields, document, false), ...timesOf(document) };
  // It has a status of its own beside its person's.
  return 'biografia' in body && body['biografiaStatus'] !== 'published' ? { ...body, biografia: null } : body;
}

const timesOf = ({ id, createdAt, updatedAt }: Fields): Fields =>
  Object.fromEntries(Object.entries({ id, createdAt, updatedAt }).filter(([, value]) => value !== undefined && value !== null));

function walk(fields: FlattenedField[], data: Fields, isInLanguage: boolean): Fields {
  return Object.fromEntries(
    fields.filter(isPublic).flatMap((field) => {
      const value = data[field.name];
      // What stands inside something that has a language has none of its own.
      if (!field.localized || isInLanguage) return [[field.name, toPublic(field, value, isInLanguage)]];
      const words = isFields(value) ? value : {};
      return [[field.name, Object.fromEntries(locales.map((locale) => [locale, toPublic(field, words[locale], true)]))]];
    }),
  );
}

function toPublic(field: FlattenedField, value: unknown, isInLanguage: boolean): unknown {
  if (value === null || value === undefined) return null;
  switch (field.type) {
    case 'group':
    case 'tab':
      return isFields(value) ? walk(field.flattenedFields, value, isInLanguage) : null;
    case 'array':
      return rowsOf(value).map((row) => walk(field.flattenedFields, row, isInLanguage));
    case 'blocks':
      return rowsOf(value).flatMap((row) => {
        const block = field.blocks.find(({ slug }) => slug === row['blockType']);
        return block ? [{ blockType: block.slug, ...walk(block.flattenedFields, row, isInLanguage) }] : [];
      });
    case 'relationship':
    case 'upload':
      return Array.isArray(value) ? value.map((one) => toRef(field.relationTo, one)) : toRef(field.relationTo, value);
    case 'richText':
      return withRefs(value);
    default:
      return value;
  }
}

const rowsOf = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

/** Where several collections are allowed, the document says itself which one it is in. */
function toRef(relationTo: string | string[], value: unknown): unknown {
  if (typeof relationTo === 'string') return typeof value === 'number' ? refTo(relationTo, value) : null;
  if (!isFields(value) || typeof value['value'] !== 'number') return null;
  return { relationTo: value['relationTo'], value: refTo(String(value['relationTo']), value['value']) };
}

type Pointer = { relationTo?: unknown; value?: unknown };

const pointed = <T extends Pointer>(pointer: T): T =>
  typeof pointer.relationTo === 'string' && typeof pointer.value === 'number'
    ? { ...pointer, value: refTo(pointer.relationTo, pointer.value) }
    : pointer;

/** The editor's tree of nodes, in which pictures and links inside the site name their documents as everything else does. */
function withRefs(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withRefs);
  if (!isFields(node)) return node;
  const inner = Object.fromEntries(Object.entries(node).map(([name, value]) => [name, withRefs(value)]));
  if (node['type'] === 'upload') return pointed(inner);
  const fields = inner['fields'];
  return isFields(fields) && isFields(fields['doc']) ? { ...inner, fields: { ...fields, doc: pointed(fields['doc']) } } : inner;
}
