import { z } from 'zod';
import type { DocumentFields, FieldValue } from './fields.ts';
import { type ContentField, type FieldSet, fieldHasText } from './model/field.ts';
import { readReferences } from './read-references.ts';
import type { LexicalText } from './rich-text/nodes.ts';
import { RichTextError } from './rich-text/refusal.ts';
import { markdownToRichText } from './rich-text/to-rich-text.ts';
import { checked, complain, inside, rowsOf, type Source } from './source.ts';

const markdown = z.string().trim().min(1);

function readRichText(source: Source): LexicalText | null {
  const text = checked(source, markdown, false);
  if (text === null) return null;
  try {
    return markdownToRichText(text);
  } catch (error) {
    if (!(error instanceof RichTextError)) throw error;
    complain(source, error.message);
    return null;
  }
}

/** Brings what the two files of a document say together, field by field. `en` is null where the document does not exist in English. */
export function readFields(fields: FieldSet, pt: Source, en: Source | null): DocumentFields {
  refuseStrangers(fields, pt, en);
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readField(field, inside(pt, name), en && inside(en, name))]),
  );
}

function readField(field: ContentField, pt: Source, en: Source | null): FieldValue {
  switch (field.kind) {
    case 'words':
      return { pt: checked(pt, field.schema, field.isRequired), en: en && checked(en, field.schema, field.isRequired) };
    case 'rich':
      return { pt: readRichText(pt), en: en && readRichText(en) };
    case 'shared':
      return checked(pt, field.schema, field.isRequired) ?? field.otherwise;
    case 'reference':
      return readReferences(field, pt);
    case 'group':
      return readFields(field.fields, pt, en);
    case 'rows':
      return pairs(field, pt, en, field.maxRows).map(([row, english]) => readFields(field.fields, row, english));
    case 'blocks':
      return pairs(field, pt, en).map(([block, english]) => readBlock(field.types, block, english));
    default:
      return field satisfies never;
  }
}

function readBlock(types: Record<string, FieldSet>, pt: Source, en: Source | null): DocumentFields {
  const blockType = checked(inside(pt, 'tipo'), z.enum(Object.keys(types)), true);
  const fields = blockType === null ? undefined : types[blockType];
  return fields ? { blockType, ...readFields(fields, withoutType(pt), en && withoutType(en)) } : {};
}

const withoutType = (block: Source): Source => ({
  ...block,
  value: Object.fromEntries(Object.entries(block.value ?? {}).filter(([name]) => name !== 'tipo')),
});

/** Rows pair by position: a row too few in one file would put words beside the wrong ones. */
function pairs(field: ContentField, pt: Source, en: Source | null, maxRows = Infinity): [Source, Source | null][] {
  const rows = rowsOf(pt);
  if (rows.length > maxRows) complain(pt, `has more than ${maxRows} rows`);
  const english = en && fieldHasText(field) ? rowsOf(en) : null;
  if (en && english && english.length !== rows.length) {
    complain(en, `has ${english.length} rows, but ${rows.length} in pt.md`);
  }
  return rows.map((row, index) => [row, english?.[index] ?? (en && { ...en, value: undefined })]);
}

function refuseStrangers(fields: FieldSet, pt: Source, en: Source | null): void {
  for (const source of [pt, ...(en ? [en] : [])]) {
    if (source.value === undefined) continue;
    if (typeof source.value !== 'object' || source.value === null || Array.isArray(source.value)) {
      complain(source, 'must hold fields with their names');
      continue;
    }
    for (const name of Object.keys(source.value)) {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      if (!field) complain(inside(source, name), 'there is no such field in the back office');
      else if (source === en && !fieldHasText(field))
        complain(inside(source, name), 'is the same in both languages: write it in pt.md only');
    }
  }
}
