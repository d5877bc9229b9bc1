import { clinicPages } from './model/clinic-pages.ts';
import type { FieldSet } from './model/field.ts';
import { medicalPages } from './model/medical-pages.ts';
import { singlePages } from './model/single-pages.ts';
import { valueAt } from './value-at.ts';

const collections = { ...medicalPages, ...clinicPages };

export type CollectionKind = keyof typeof collections;
/** `globais` are the pages that exist once, one folder each. */
export type ContentKind = CollectionKind | 'globais';

export const collectionKinds = Object.keys(collections) as CollectionKind[];
export const isCollection = (kind: string): kind is CollectionKind => Object.hasOwn(collections, kind);

/** What the files of a document may hold, by the names of the fields in the back office. Null for a single page nobody knows. */
export function fieldSetOf(kind: ContentKind, folder: string): FieldSet | null {
  if (kind !== 'globais') return collections[kind];
  return (valueAt(singlePages, folder.replace('globais/', '')) as FieldSet | undefined) ?? null;
}

/** Pages about illness and care: none goes out without a reviewer. */
export const isMedical = (folder: string): boolean =>
  Object.hasOwn(medicalPages, folder.split('/')[0] ?? '') || folder === 'globais/outras_doencas';
