import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withBody } from './body-sections.ts';
import { type ContentKind, collectionKinds, fieldSetOf } from './document-kinds.ts';
import type { DocumentFields, FieldValue } from './fields.ts';
import { readFields } from './read-fields.ts';
import { contentDir, readMarkdown } from './read-file.ts';
import { type Source, throwAll } from './source.ts';
import { isInBothLanguages, type LocalisedText, noWords } from './words.ts';

export type ClinicDocument = {
  kind: ContentKind;
  /** Below `content/documents`: `tratamentos/tumor-do-rim/crioterapia`. */
  folder: string;
  /** The folder of the section a treatment belongs to. */
  section: string | null;
  isInEnglish: boolean;
  title: LocalisedText;
  /** Empty where the address comes from the route, and where there is none. */
  slug: LocalisedText;
  metaDescription: LocalisedText;
  fields: DocumentFields;
};

export function readDocuments(): ClinicDocument[] {
  const problems: string[] = [];
  const kinds: ContentKind[] = [...collectionKinds, 'globais'];
  const documents = kinds.flatMap((kind) => foldersOf(kind).flatMap((folder) => readDocument(kind, folder, problems) ?? []));
  throwAll(problems);
  return documents;
}

/** Treatments lie one level deeper, in the folder of their section. */
function foldersOf(kind: ContentKind): string[] {
  const folders = subfolders(kind);
  return kind === 'tratamentos' ? folders.flatMap(subfolders) : folders;
}

const subfolders = (folder: string): string[] => {
  const path = join(contentDir, 'documents', folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `${folder}/${entry.name}`)
    .toSorted();
};

function readDocument(kind: ContentKind, folder: string, problems: string[]): ClinicDocument | null {
  const model = fieldSetOf(kind, folder);
  if (!model) problems.push(`content/documents/${folder}: there is no such page in the back office`);
  const isInEnglish = existsSync(join(contentDir, `documents/${folder}/en.md`));
  const pt = readSource(`documents/${folder}/pt.md`, problems);
  const en = isInEnglish ? readSource(`documents/${folder}/en.md`, problems) : null;
  if (!model || !pt || (isInEnglish && !en)) return null;
  const { meta_title, meta_description, ...fields } = readFields(model, pt, en);
  const section = kind === 'tratamentos' ? `tratamentos_pp/${folder.split('/')[1]}` : null;
  return {
    kind,
    folder,
    section,
    isInEnglish,
    title: asWords(fields['titulo'] ?? fields['nome']),
    slug: asWords(fields['slug']),
    metaDescription: asWords(meta_description),
    fields: {
      ...fields,
      ...(section ? { seccao: { refersTo: section } } : {}),
      ...(meta_title === undefined || meta_description === undefined ? {} : { meta: { title: meta_title, description: meta_description } }),
    },
  };
}

/** Null for a file that cannot be read at all; the others are still looked at. */
function readSource(file: string, problems: string[]): Source | null {
  try {
    const { head, body } = readMarkdown(file);
    return withBody({ file, path: '', value: head ?? {}, problems }, body);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
    return null;
  }
}

/** A name that both languages share is the same in each. */
function asWords(value: FieldValue | undefined): LocalisedText {
  if (typeof value === 'string') return { pt: value, en: value };
  return value !== undefined && isInBothLanguages(value) ? { pt: asText(value.pt), en: asText(value.en) } : noWords;
}

const asText = (value: unknown): string | null => (typeof value === 'string' ? value : null);
