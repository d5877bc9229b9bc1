import type { ReferencePlace } from '../../model/field.ts';
import type { DocumentReference } from '../../reference.ts';
import { valueAt } from '../../value-at.ts';
import { fileKey } from '../source/old-files.ts';
import type { OldItem } from '../source/old-service.ts';
import type { OldContent } from '../source/read-old-content.ts';

export const keyOf = (kind: string, item: OldItem): string => `${kind}/${item.id}`;

/** The number behind a reference, which comes bare, as the thing itself, or as a row of the table between the two. */
export function numberIn(value: unknown, table: string): unknown {
  const inner = valueAt(value, `${table}_id`) ?? value;
  return typeof inner === 'object' && inner !== null ? valueAt(inner, 'id') : inner;
}

/** Finds what a reference names among what was read; by its number, else by its slug. */
export function referenceFinder({ items, files }: OldContent): (place: ReferencePlace, value: unknown) => DocumentReference | null {
  const known = new Set(files.map(({ key, isPdf }) => `${isPdf ? 'files' : 'pictures'} ${key}`));
  return (place, value) => {
    if (place === 'pictures' || place === 'files') {
      const key = fileKey(numberIn(value, 'directus_files'));
      return known.has(`${place} ${key}`) ? { refersTo: key } : null;
    }
    const slug = valueAt(value, 'slug') ?? value;
    const id = numberIn(value, place);
    const found =
      items[place].find((item) => `${item.id}` === `${id}`) ??
      items[place].find((item) => typeof slug === 'string' && item['slug'] === slug);
    return found ? { refersTo: keyOf(place, found) } : null;
  };
}

export const biographyOwners = (people: OldItem[]): Map<string, OldItem> =>
  new Map(people.map((person) => [`${numberIn(person['biografia'], 'biografia')}`, person]));
