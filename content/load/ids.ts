import type { DocumentFields } from '../fields.ts';
import { isReference } from '../reference.ts';

/** The number the back office gave to each document (by its folder) and file (`pictures/…`, `files/…`). */
export type Ids = Map<string, number>;

/** Puts the back office's numbers where the files name things. */
export const withIds = (fields: DocumentFields, ids: Ids): DocumentFields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, numbered(value, ids)])) as DocumentFields;

function numbered(value: unknown, ids: Ids): unknown {
  if (isReference(value)) {
    const id = ids.get(value.refersTo);
    if (id === undefined) throw new Error(`${value.refersTo} is not in the back office`);
    return id;
  }
  if (Array.isArray(value)) return value.map((item) => numbered(item, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, numbered(inner, ids)]));
}
