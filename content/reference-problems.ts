import type { ClinicDocument } from './read-documents.ts';
import type { ClinicFile } from './read-pictures.ts';
import { isReference } from './reference.ts';
import { isInBothLanguages } from './words.ts';

type Mention = { name: string; language: 'pt' | 'en' | null };

/** Whatever names a document, picture or PDF that is not there, or a document that does not exist in the language of the text. */
export function referenceProblems(documents: ClinicDocument[], files: ClinicFile[]): string[] {
  const byFolder = new Map(documents.map((document) => [document.folder, document]));
  const paths = new Set(files.map(({ path }) => path));
  return documents.flatMap(({ folder, fields }) =>
    mentions(fields, null).flatMap(({ name, language }) => {
      const place = `content/documents/${folder}${language ? `/${language}.md` : ''}`;
      if (paths.has(name)) return [];
      if (/^(pictures|files)\//.test(name)) return [`${place}: content/${name} is not there, or not described in its .yaml file`];
      const target = byFolder.get(name);
      if (!target) return [`${place}: there is no document content/documents/${name}`];
      return language === 'en' && !target.isInEnglish ? [`${place}: content/documents/${name} does not exist in English`] : [];
    }),
  );
}

function mentions(value: unknown, language: Mention['language']): Mention[] {
  if (isReference(value)) return [{ name: value.refersTo, language }];
  if (isInBothLanguages(value)) return [...mentions(value.pt, 'pt'), ...mentions(value.en, 'en')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap((inner) => mentions(inner, language)) : [];
}
