import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fillPattern } from '@clinic/core/addresses/path-to';
import { routeNames, routeOf } from '@clinic/core/addresses/route-table';
import type { Locale } from '@clinic/core/kernel/locale';
import type { DocumentFields, FieldValue } from '../../content/fields.ts';
import type { Clinic } from '../../content/read-clinic.ts';
import type { ClinicDocument } from '../../content/read-documents.ts';
import { contentDir } from '../../content/read-file.ts';
import type { ClinicFile } from '../../content/read-pictures.ts';
import { isReference } from '../../content/reference.ts';
import { isRichText } from '../../content/rich-text/meaning-of.ts';
import type { LexicalText } from '../../content/rich-text/nodes.ts';
import { valueAt } from '../../content/value-at.ts';
import { isInBothLanguages, type LocalisedText } from '../../content/words.ts';
import { type OldAsset, type OldContentFilling, type OldEntry, ownAddress } from '../../sandbox/old-content/old-content-stand-in.ts';
import { escapeHtml, richTextToHtml } from './rich-text-to-html.ts';

/** Kinds that the old service knew; others, such as events, were pages of the old website itself. */
const kindsThere = new Set(
  'equipa categorias_de_blog artigos_blog testemunhos artigos videos landing_pages problemas tratamentos_pp tratamentos analises_exames'.split(
    ' ',
  ),
);
const pagesThere = new Set(['homepage', 'outras_doencas', 'sobre_nos', 'politica_de_privacidade'].map((page) => `globais/${page}`));
export const isThere = ({ kind, folder }: ClinicDocument): boolean => kindsThere.has(kind) || pagesThere.has(folder);

/** What our pages have and the old service's did not, as the specification lists its fields. */
const newHere: Record<string, string[]> = {
  all: ['ato_abrangido', 'resumo', 'sinais_de_alarme', 'revisor', 'data_revisao', 'relacionados', 'porque', 'seccao'],
  equipa: ['cedula', 'medico', 'linguas', 'id_clinica', 'ordem'],
  categorias_de_blog: ['ordem'],
  testemunhos: ['contexto', 'ordem'],
  artigos_blog: ['tema_medico'],
  artigos: ['titulo', 'excerto'],
  videos: ['titulo', 'pessoa'],
  tratamentos_pp: ['problema'],
  tratamentos: ['problemas', 'para_quem', 'internamento', 'recuperacao'],
  analises_exames: ['duracao', 'preparacao', 'preparacao_titulo', 'preparacao_texto'],
  'globais/homepage': ['sintomas', 'urgencia', 'testemunhos_nota', 'carrossel_automatico'],
  'globais/politica_de_privacidade': ['data_atualizacao'],
};

/** Of a document, what the old service could have known. Blocks of other kinds than plain content were not known, either. */
export function knownThere({ kind, folder, fields }: ClinicDocument): DocumentFields {
  const strange = new Set([...(newHere['all'] ?? []), ...(newHere[kind] ?? []), ...(newHere[folder] ?? [])]);
  const known = (value: FieldValue, isTop = false): FieldValue => {
    if (Array.isArray(value))
      return value.filter((item) => (valueAt(item, 'blockType') ?? 'conteudo') === 'conteudo').map((item) => known(item));
    if (typeof value !== 'object' || value === null || isInBothLanguages(value) || isReference(value) || isRichText(value)) return value;
    const entries = Object.entries(value).filter(([name]) => !(isTop ? strange : new Set(newHere['all'])).has(name));
    return Object.fromEntries(entries.map(([name, inner]) => [name, known(inner)])) as DocumentFields;
  };
  return known(fields, true) as DocumentFields;
}

/**
 * The demo's content in the shapes of the old service: HTML, numbers of its own, English under names with a suffix. `keys` says how the
 * move-in names each document and file.
 */
export function fillOldContent(
  { documents, pictures, pdfFiles }: Clinic,
  isIncluded: (document: ClinicDocument) => boolean = isThere,
): OldContentFilling & { keys: Map<string, string> } {
  const there = documents.filter(isIncluded);
  const numbers = new Map(there.map(({ folder, kind }, index) => [folder, kind === 'equipa' ? index + 100 : index + 1]));
  const assets = [...pictures, ...pdfFiles].map(toAsset);
  const assetOf = (path: string): OldAsset | undefined => assets.find(({ name }) => name === assetName(path));

  const html = (text: unknown, locale: Locale): unknown =>
    isRichText(text)
      ? richTextToHtml(text as LexicalText, {
          path: (folder) => demoPath(documents, folder, locale),
          source: (picture) => `${ownAddress}/assets/${assetName(picture)}`,
        })
      : text;

  const linked = (folder: string): OldEntry | null => {
    const asset = assetOf(folder);
    if (asset) return asset.entry;
    const [document, id] = [there.find((one) => one.folder === folder), numbers.get(folder)];
    return document && id !== undefined ? { id, titulo: document.title.pt, slug: document.slug.pt, slugEn: document.slug.en } : null;
  };
  const joined = (folder: string, index: number): object => {
    const table = assetOf(folder) ? 'directus_files' : (folder.split('/')[0] ?? '');
    return { id: 9000 + index, [`${table}_id`]: linked(folder) };
  };

  const oldValue = (name: string, value: FieldValue): [string, unknown][] => {
    if (name === 'referencias' && Array.isArray(value))
      return [
        ['referencias', sourcesHtml(value, 'pt')],
        ['referencias_en', sourcesHtml(value, 'en')],
      ];
    if (isReference(value)) return name === 'tratamento' ? [['tratamentos_id', linked(value.refersTo)]] : [[name, linked(value.refersTo)]];
    if (name === 'meta') return Object.entries(Object(value)).flatMap(([part, words]) => oldValue(`meta_${part}`, words as FieldValue));
    if (isInBothLanguages(value))
      return [
        [name, paragraphs(name, html(value.pt, 'pt'))],
        [name === 'slug' ? 'slugEn' : `${name}_en`, paragraphs(name, html(value.en, 'en'))],
      ];
    if (Array.isArray(value))
      return [
        [name, value.map((item, index) => (isReference(item) ? joined(item.refersTo, index) : isRow(item) ? oldFieldsOf(item) : item))],
      ];
    return [[name, isRow(value) ? oldFieldsOf(value) : value]];
  };
  const isRow = (value: FieldValue): value is DocumentFields => typeof value === 'object' && value !== null && !Array.isArray(value);
  const oldFieldsOf = (fields: DocumentFields): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => name !== 'blockType')
        .flatMap(([name, value]) => oldValue(name, value)),
    );

  const collections: Record<string, OldEntry[]> = { biografia: [], lp: [] };
  const add = (collection: string, entry: OldEntry) => {
    collections[collection] = [...(collections[collection] ?? []), entry];
  };
  for (const document of there) {
    const { biografia, biografiaStatus, ...fields } = knownThere(document);
    const id = numbers.get(document.folder) ?? 0;
    const entry = { id, status: 'published', ...oldFieldsOf(fields) };
    if (document.kind === 'landing_pages')
      add('lp', { id, status: 'published', slug: document.slug.pt, landing_page: oldFieldsOf(fields) });
    else if (document.kind === 'equipa') {
      const biography = {
        id: id - 95,
        status: String(biografiaStatus ?? 'draft'),
        slug: document.slug.pt,
        ...oldFieldsOf(Object(biografia)),
      };
      add('biografia', biography);
      add('equipa', { ...entry, biografia: { id: biography.id, status: biography.status } });
    } else if (document.kind === 'artigos') {
      const person = valueAt(fields['biografia_id'], 'refersTo');
      add('artigos', { ...entry, biografia_id: typeof person === 'string' ? { id: (numbers.get(person) ?? 0) - 95 } : null });
    } else add(document.kind === 'globais' ? document.folder.replace('globais/', '') : document.kind, entry);
  }
  const keys = new Map([
    ...there.map(({ kind, folder }): [string, string] => [folder, kind === 'globais' ? folder : `${kind}/${numbers.get(folder)}`]),
    ...[...pictures, ...pdfFiles].map(({ path }): [string, string] => [path, `old-files/${assetOf(path)?.entry.id}`]),
  ]);
  return { collections, assets, keys };
}

/** Where the website shows a document. */
export function demoPath(documents: ClinicDocument[], folder: string, locale: Locale): string {
  const document = documents.find((one) => one.folder === folder);
  const own = routeNames.find((name) => name === document?.fields['rota']);
  const route = own ?? routeNames.find((name) => routeOf(name).document === document?.kind);
  if (!document || !route) throw new Error(`${folder} has no address`);
  const section = documents.find((one) => one.folder === document.section);
  const slugs = [...(section ? [section.slug[locale]] : []), document.slug[locale]];
  const pattern = routeOf(route)[locale] ?? '';
  const names = [...pattern.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return fillPattern(locale, pattern, Object.fromEntries(names.map((name, index) => [name, slugs[index] ?? ''])));
}

const assetName = (path: string): string => createHash('sha256').update(path).digest('hex').slice(0, 20);

function toAsset({ path, fields }: ClinicFile, index: number): OldAsset {
  const bytes = new Uint8Array(readFileSync(join(contentDir, path)));
  const words = (fields['alt'] ?? fields['titulo']) as LocalisedText;
  const name = assetName(path);
  const type = path.endsWith('.pdf') ? 'application/pdf' : 'image/svg+xml';
  const entry = {
    id: 1000 + index,
    title: words.pt,
    title_en: words.en,
    type,
    filename_download: basename(path),
    filename_disk: name,
    filesize: bytes.length,
    checksum: createHash('md5').update(bytes).digest('hex'),
    uploaded_on: '2024-05-01T10:00:00+00:00',
    data: { full_url: `${ownAddress}/assets/${name}`, url: `/assets/${name}` },
  };
  return { name, type, bytes, entry };
}

const sourcesHtml = (rows: FieldValue[], locale: Locale): string | null => {
  const items = rows.map((row) => {
    const [words, url] = [valueAt(valueAt(row, 'fonte'), locale), valueAt(row, 'url')];
    return `<li>${typeof url === 'string' ? `<a href="${escapeHtml(url)}">${escapeHtml(String(words ?? ''))}</a>` : escapeHtml(String(words ?? ''))}</li>`;
  });
  return rows.every((row) => valueAt(valueAt(row, 'fonte'), locale) === null) ? null : `<ol>${items.join('')}</ol>`;
};

/** Its plain texts were HTML, too. */
const paragraphs = (name: string, text: unknown): unknown =>
  name.endsWith('_texto') && typeof text === 'string' && !text.startsWith('<')
    ? text
        .split('\n\n')
        .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
        .join('')
    : text;
