import { z } from 'zod';
import type { FieldValue } from '../fields.ts';

/** How the files write a field of the back office, and whether it is said in each language or once for both. */
export type ContentField =
  | { kind: 'words'; schema: z.ZodType<string>; isRequired: boolean }
  | { kind: 'rich' }
  | { kind: 'shared'; schema: z.ZodType<FieldValue>; isRequired: boolean; otherwise: FieldValue }
  | { kind: 'reference'; to: ReferencePlace; isMany: boolean }
  | { kind: 'rows'; fields: FieldSet; maxRows: number }
  | { kind: 'group'; fields: FieldSet }
  | { kind: 'blocks'; types: Record<string, FieldSet> };
export type FieldSet = Record<string, ContentField>;

/** Where the thing lies that a reference names: a collection's folder, or the pictures, or the PDFs. */
export type ReferencePlace =
  | 'pictures'
  | 'files'
  | 'equipa'
  | 'problemas'
  | 'tratamentos'
  | 'landing_pages'
  | 'artigos_blog'
  | 'categorias_de_blog';

const text = z.string().trim().min(1);

export const line = (maxLength = 200): ContentField => ({ kind: 'words', schema: text.max(maxLength), isRequired: false });
export const lines = (maxLength = 1000): ContentField => line(maxLength);
export const rich = (): ContentField => ({ kind: 'rich' });
export const needed = (schema: z.ZodType<string> = text.max(200)): ContentField => ({ kind: 'words', schema, isRequired: true });

const shared = (schema: z.ZodType<FieldValue>, otherwise: FieldValue = null): ContentField => ({
  kind: 'shared',
  schema,
  isRequired: false,
  otherwise,
});
export const once = (schema: z.ZodType<FieldValue>): ContentField => ({ kind: 'shared', schema, isRequired: true, otherwise: null });
export const plain = (): ContentField => shared(text);
export const whole = (): ContentField => shared(z.int());
export const flag = (otherwise = false): ContentField => shared(z.boolean(), otherwise);
export const oneOf = (...values: [string, ...string[]]): ContentField => shared(z.enum(values));
export const youtube = (): ContentField => shared(z.string().regex(/^[\w-]{11}$/, 'write the eleven characters of its address on YouTube'));
export const anchor = (): ContentField => shared(slugFormat);
export const outside = (): ContentField => shared(z.url({ protocol: /^https$/, error: 'write a full address with https://' }));
/** The back office keeps a day as the instant at which it begins. */
export const day = (): ContentField => shared(z.iso.date().transform((date) => `${date}T00:00:00.000Z`));
export const moment = (): ContentField => shared(instant);

export const slugFormat = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'only lower-case letters, digits and hyphens');
export const instant = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'write a day (2026-11-03) or a moment (2026-11-03T18:30:00Z)')
  .transform((value) => new Date(value).toISOString());
/** A path of the site or an address elsewhere, one per language. */
export const linkField = (): ContentField => ({
  kind: 'words',
  schema: z.string().regex(/^(\/(pt|en)(\/\S*)?|https:\/\/\S+)$/, 'write a path such as /pt/equipa or a full address with https://'),
  isRequired: false,
});

export const picture = (): ContentField => ({ kind: 'reference', to: 'pictures', isMany: false });
export const pictures = (): ContentField => ({ kind: 'reference', to: 'pictures', isMany: true });
export const pdf = (): ContentField => ({ kind: 'reference', to: 'files', isMany: false });
export const pdfs = (): ContentField => ({ kind: 'reference', to: 'files', isMany: true });
export const one = (to: ReferencePlace): ContentField => ({ kind: 'reference', to, isMany: false });
export const many = (to: ReferencePlace): ContentField => ({ kind: 'reference', to, isMany: true });
export const rows = (fields: FieldSet, maxRows = 50): ContentField => ({ kind: 'rows', fields, maxRows });
export const group = (fields: FieldSet): ContentField => ({ kind: 'group', fields });
export const blocks = (types: Record<string, FieldSet>): ContentField => ({ kind: 'blocks', types });

/** Rows that hold nothing but what both languages share are written in `pt.md` only. */
export const fieldHasText = (field: ContentField): boolean => {
  switch (field.kind) {
    case 'words':
    case 'rich':
    case 'blocks':
      return true;
    case 'rows':
    case 'group':
      return Object.values(field.fields).some(fieldHasText);
    case 'shared':
    case 'reference':
      return false;
    default:
      return field satisfies never;
  }
};
