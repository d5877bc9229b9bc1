import { z } from 'zod';
import type { ReferencePlace } from './model/field.ts';
import type { DocumentReference } from './reference.ts';
import { checked, rowsOf, type Source } from './source.ts';

/** Pictures and PDFs are named by their file, documents by their folder. */
const schemas = {
  pictures: z.string().regex(/^[a-z0-9-]+\.(svg|png|jpg|webp|avif)$/, 'name a file of content/pictures, such as rim.svg'),
  files: z.string().regex(/^[a-z0-9-]+\.pdf$/, 'name a file of content/files, such as guia.pdf'),
};

export function readReferences(
  { to, isMany }: { to: ReferencePlace; isMany: boolean },
  source: Source,
): DocumentReference | DocumentReference[] | null {
  if (isMany) return rowsOf(source).flatMap((row) => readReference(to, row) ?? []);
  return readReference(to, source);
}

function readReference(to: ReferencePlace, source: Source): DocumentReference | null {
  if (to === 'pictures' || to === 'files') {
    const name = checked(source, schemas[to], false);
    return name === null ? null : { refersTo: `${to}/${name}` };
  }
  const folder = checked(source, z.string().startsWith(`${to}/`, `name a folder below content/documents, such as ${to}/…`), false);
  return folder === null ? null : { refersTo: folder };
}
