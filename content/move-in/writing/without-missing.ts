import type { DocumentFields } from '../../fields.ts';
import { isReference } from '../../reference.ts';
import { valueAt } from '../../value-at.ts';

/** The same fields without references to what is not there; each is told. A link loses its target and keeps its words. */
export const withoutMissing = (
  fields: DocumentFields,
  isMissing: (key: string) => boolean,
  tell: (key: string) => void,
): DocumentFields => {
  const check = (key: string): boolean => {
    if (isMissing(key)) tell(key);
    return isMissing(key);
  };
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, pruned(value, check)[0] ?? null])) as DocumentFields;
};

/** What remains of a value in a list: nothing, itself, or the words of a link. */
function pruned(value: unknown, isMissing: (key: string) => boolean): unknown[] {
  if (isReference(value)) return isMissing(value.refersTo) ? [] : [value];
  if (Array.isArray(value)) return [value.flatMap((item) => pruned(item, isMissing))];
  if (typeof value !== 'object' || value === null) return [value];
  const target = valueAt(value, 'type') === 'upload' ? valueAt(value, 'value') : valueAt(valueAt(valueAt(value, 'fields'), 'doc'), 'value');
  if (isReference(target) && isMissing(target.refersTo)) return (valueAt(value, 'children') as unknown[] | undefined) ?? [];
  return [Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, pruned(inner, isMissing)[0] ?? null]))];
}
