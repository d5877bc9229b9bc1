import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type DocumentKind, documentKinds, kindNames } from './document-kinds.ts';
import type { Fields } from './fields.ts';
import { contentDir, readFrontMatter } from './read-file.ts';
import { noWords, type Words } from './words.ts';

export type ClinicDocument = {
  kind: DocumentKind;
  /** Below `content/documents`: `tratamentos/tumor-do-rim/crioterapia`. */
  folder: string;
  /** The folder of the section a treatment belongs to. */
  section: string | null;
  title: Words;
  /** Empty where the address comes from the route. */
  slug: Words;
  metaDescription: Words;
  fields: Fields;
};

type FrontMatter = Record<string, unknown>;

export const readDocuments = (): ClinicDocument[] =>
  kindNames.flatMap((kind) => foldersOf(kind).map((folder) => readDocument(kind, folder)));

/** Treatments lie one level deeper, in the folder of their section. */
function foldersOf(kind: DocumentKind): string[] {
  const folders = subfolders(kind);
  return kind === 'tratamentos' ? folders.flatMap(subfolders) : folders;
}

const subfolders = (folder: string): string[] =>
  readdirSync(join(contentDir, 'documents', folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`)
    .toSorted();

function readDocument(kind: DocumentKind, folder: string): ClinicDocument {
  const { words, shared } = documentKinds[kind];
  const english = `documents/${folder}/en.md`;
  const pt: FrontMatter = readFrontMatter(`documents/${folder}/pt.md`, z.strictObject({ ...words, ...shared }));
  const en: FrontMatter = existsSync(join(contentDir, english)) ? readFrontMatter(english, z.strictObject(words)) : {};

  const inBoth = (name: string): Words => ({ pt: asText(pt[name]), en: asText(en[name]) });
  const own = Object.keys(words).filter((name) => !name.startsWith('meta_'));
  const metaDescription = inBoth('meta_description');
  return {
    kind,
    folder,
    section: kind === 'tratamentos' ? `tratamentos_pp/${folder.split('/')[1]}` : null,
    title: inBoth(kind === 'equipa' ? 'nome' : 'titulo'),
    slug: 'slug' in words ? inBoth('slug') : noWords,
    metaDescription,
    fields: {
      ...Object.fromEntries(own.map((name) => [name, inBoth(name)])),
      ...Object.fromEntries(Object.keys(shared).map((name) => [name, asStored(pt[name])])),
      meta: { title: inBoth('meta_title'), description: metaDescription },
    },
  };
}

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** The back office keeps a day as the instant at which it begins. */
function asStored(value: unknown): string | number | null {
  if (typeof value === 'number') return value;
  const text = asText(value);
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00.000Z` : text;
}
