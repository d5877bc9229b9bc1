import type { Locale } from '@clinic/core/kernel/locale';
import type { FlattenedField, SanitizedCollectionConfig } from 'payload';
import { paragraphOf, richTextOf } from './rich-text.ts';

/** What the filled fields point at. */
export type Targets = Record<string, number>;
type Filled = Record<string, unknown>;
type Filling = { locale: Locale; targets: Targets; words: string[]; saved: Filled | undefined; leftOut: Set<string> };

const notWords = new Set(['slug', 'ancora', 'blockName']);

/** Something of an editor's in every field, each word told apart by where it stands; `words` collects those of the language. */
export function fillFields(fields: SanitizedCollectionConfig['flattenedFields'], filling: Filling, path = ''): Filled {
  return Object.fromEntries(
    fields.flatMap((field) => {
      if (!('name' in field) || filling.leftOut.has(field.name) || field.name === 'id') return [];
      const value = sampleFor(field, filling, path ? `${path}.${field.name}` : field.name);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function sampleFor(field: FlattenedField, filling: Filling, path: string): unknown {
  const { targets, words, locale, saved } = filling;
  const say = () => {
    const word = 'localized' in field && field.localized ? `${path} ${locale}` : path;
    words.push(word);
    return word;
  };
  switch (field.type) {
    case 'text':
      if (/video/.test(field.name) && !/legenda|titulo/.test(field.name)) return 'abcdefghijk';
      if (/(?:^|_)url$/.test(field.name)) return 'https://exemplo.pt/';
      if (/(?:^|_)href$/.test(field.name)) return `/${locale}`;
      return notWords.has(field.name) ? undefined : say();
    case 'textarea':
      return say();
    case 'richText':
      return richTextOf(paragraphOf(say()));
    case 'number':
      return 1;
    case 'checkbox':
      return true;
    case 'date':
      return '2026-03-02T12:00:00.000Z';
    case 'select': {
      const [first] = field.options;
      return typeof first === 'string' ? first : first?.value;
    }
    case 'relationship':
    case 'upload': {
      const target = typeof field.relationTo === 'string' ? targets[field.relationTo] : undefined;
      return target === undefined ? undefined : field.hasMany ? [target] : target;
    }
    case 'group':
      return fillFields(field.flattenedFields, { ...filling, saved: within(saved, field.name) }, path);
    case 'array': {
      const [row] = rowsOf(saved, field.name);
      const filled = fillFields(field.flattenedFields, { ...filling, saved: row }, path);
      return [{ ...filled, ...(row ? { id: row['id'] } : {}) }];
    }
    case 'blocks':
      return field.blocks.map((block, index) => {
        const row = rowsOf(saved, field.name)[index];
        const filled = fillFields(block.flattenedFields, { ...filling, saved: row }, `${path}.${block.slug}`);
        return { ...filled, blockType: block.slug, ...(row ? { id: row['id'] } : {}) };
      });
    default:
      return undefined;
  }
}

const within = (saved: Filled | undefined, name: string) => saved?.[name] as Filled | undefined;
const rowsOf = (saved: Filled | undefined, name: string) => (saved?.[name] ?? []) as Filled[];
