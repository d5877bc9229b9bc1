import { z } from 'zod';
import type { FieldValue } from '../fields.ts';

/** How the files write a field of the back office, and whether it is said in each language or once for both. */
export type Field =
  | { kind: 'words'; schema: z.ZodType<string>; isRequired: boolean }
  | { kind: 'rich' }
  | { kind: 'shared'; schema: z.ZodType<FieldValue>; isRequired: boolean; otherwise: FieldValue }
  | { kind: 'reference'; to: Place; isMany: boolean }
  | { kind: 'rows'; fields: FieldSet; maxRows: number }
  | { kind: 'group'; fields: FieldSet }
  | { kind: 'blocks'; types: Record<string, FieldSet> };
export type FieldSet = Record<string, Field>;

/** Where the thing lies that a reference names: a collection's folder, or the pictures, or the PDFs. */
export type Place = 'pictures' | 'files' | 'equipa' | 'problemas' | 'tratamentos' | 'landing_pages' | 'artigos_blog' | 'categorias_de_blog';

const text = z.string().trim().min(1);

export const line = (maxLength = 200): Field => ({ kind: 'words', schema: text.max(maxLength), isRequired: false });
export const lines = (maxLength = 1000): Field => line(maxLength);
export const rich = (): Field => ({ kind: 'rich' });
export const needed = (schema: z.ZodType<string> = text.max(200)): Field => ({ kind: 'words', schema, isRequired: true });

const shared = (schema: z.ZodType<FieldValue>, otherwise: FieldValue = null): Field => ({
  kind: 'shared',
  schema,
  isRequired: false,
  otherwise,
});
export const once = (schema: z.ZodType<FieldValue>): Field => ({ kind: 'shared', schema, isRequired: true, otherwise: null });
export const plain = (): Field => shared(text);
export const whole = (): Field => shared(z.int());
export const flag = (): Field => shared(z.boolean(), false);
export const oneOf = (...values: [string, ...string[]]): Field => shared(z.enum(values));
export const youtube = (): Field => shared(z.string().regex(/^[\w-]{11}$/, 'write the eleven characters of its address on YouTube'));
export const anchor = (): Field => shared(slugFormat);
export const outside = (): Field => shared(z.url({ protocol: /^https$/, error: 'write a full address with https://' }));
/** The back office keeps a day as the instant at which it begins. */
export const day = (): Field => shared(z.iso.date().transform((date) => `${date}T00:00:00.000Z`));
export const moment = (): Field => shared(instant);

export const slugFormat = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'only lower-case letters, digits and hyphens');
export const instant = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })], 'write a day (2026-11-03) or a moment (2026-11-03T18:30:00Z)')
  .transform((value) => new Date(value).toISOString());
/** A path of the site or an address elsewhere, one per language. */
export const link = (): Field => ({
  kind: 'words',
  schema: z.string().regex(/^(\/(pt|en)(\/\S*)?|https:\/\/\S+)$/, 'write a path such as /pt/equipa or a full address with https://'),
  isRequired: false,
});

export const picture = (): Field => ({ kind: 'reference', to: 'pictures', isMany: false });
export const pictures = (): Field => ({ kind: 'reference', to: 'pictures', isMany: true });
export const pdf = (): Field => ({ kind: 'reference', to: 'files', isMany: false });
export const pdfs = (): Field => ({ kind: 'reference', to: 'files', isMany: true });
export const one = (to: Place): Field => ({ kind: 'reference', to, isMany: false });
export const many = (to: Place): Field => ({ kind: 'reference', to, isMany: true });
export const rows = (fields: FieldSet, maxRows = 50): Field => ({ kind: 'rows', fields, maxRows });
export const group = (fields: FieldSet): Field => ({ kind: 'group', fields });
export const blocks = (types: Record<string, FieldSet>): Field => ({ kind: 'blocks', types });

/** Rows that hold nothing but what both languages share are written in `pt.md` only. */
export const hasWords = (field: Field): boolean => {
  switch (field.kind) {
    case 'words':
    case 'rich':
    case 'blocks':
      return true;
    case 'rows':
    case 'group':
      return Object.values(field.fields).some(hasWords);
    case 'shared':
    case 'reference':
      return false;
    default:
      return field satisfies never;
  }
};
