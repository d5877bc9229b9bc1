import { type CollectionKind, isMedical } from '../../document-kinds.ts';
import type { DocumentFields, FieldValue } from '../../fields.ts';
import { meta } from '../../model/page-parts.ts';
import { valueAt } from '../../value-at.ts';
import { type LocalisedText, noWords } from '../../words.ts';
import type { MoveNote, Tell } from '../notes.ts';
import { pathOf } from '../source/old-files.ts';
import type { OldItem } from '../source/old-service.ts';
import type { OldContent } from '../source/read-old-content.ts';
import { biographyOwners, keyOf, numberIn, referenceFinder } from './find-references.ts';
import { type Mapping, mapFields, tellStrangers } from './map-fields.ts';
import { linkReader, oldAddresses } from './old-addresses.ts';
import { biographyFields, isSingle, type MovedKind, movedKinds, oldFields } from './old-model.ts';
import { inLanguages, listIn } from './old-values.ts';
import { problemOfSection, problemsTreated, sectionOfTreatment } from './treatment-places.ts';

/** A document on its way: `folder` names it as `problemas/12` or, where it exists once, `globais/homepage`. */
export type MovedDocument = {
  kind: CollectionKind | 'globais';
  folder: string;
  name: string;
  isPublishedThere: boolean;
  isMedical: boolean;
  fields: DocumentFields;
};

type Source = { content: OldContent; service: string; oldSite: string | null; notes: MoveNote[] };

const textOf = (value: unknown): string | null => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null);
const wordsIn = (item: OldItem, name: string): LocalisedText => {
  const said = inLanguages(item, name);
  return { pt: textOf(said?.pt), en: textOf(said?.en) };
};

/** Everything that was read, in the fields of our back office. */
export function toDocuments({ content, service, oldSite, notes }: Source): MovedDocument[] {
  const { items, files } = content;
  const whole = { ...items, landing_pages: items.landing_pages.map(unfolded) };
  const find = referenceFinder({ items: whole, files });
  const sections = new Map(items.tratamentos.map((item) => [item.id, sectionOfTreatment(item, items)]));
  const addressed = movedKinds.flatMap((kind) =>
    whole[kind].map((item) => {
      const section = kind === 'tratamentos' ? sections.get(item.id) : undefined;
      return { key: keyOf(kind, item), kind, slug: wholeSlug(item), section: section ? wholeSlug(section) : null };
    }),
  );
  const reader = linkReader(oldAddresses(addressed), oldSite);
  const owners = biographyOwners(items.equipa);
  const pictures = new Map(files.flatMap((file) => file.paths.map((path) => [path, { refersTo: file.key }])));

  const mapItem = (kind: MovedKind, item: OldItem): MovedDocument => {
    const name = nameOf(kind, item);
    const tell: Tell = (noteKind, detail) => notes.push({ kind: noteKind, about: name, detail });
    const mapping: Mapping = {
      link: (href) => reader.link(href, tell),
      address: (href) => reader.address(href, tell),
      picture: (src) => pictures.get(pathOf(src, service)) ?? null,
      find,
      tell,
    };
    const folder = isSingle(kind) ? `globais/${kind}` : keyOf(kind, item);
    tellStrangers(item, [...Object.keys(oldFields[kind]), 'slug', 'biografia', 'biografiaStatus', 'landing_page'], tell);
    const { meta_title, meta_description, ...fields } = {
      ...mapFields(oldFields[kind], written(kind, item), mapping),
      ...ofPerson(kind, item, mapping),
    };
    const described = [...titleFor(kind, item, fields), ...(fields['slug'] ? slugOf(item) : []), ...placesOf(kind, item)];
    return {
      kind: isSingle(kind) ? 'globais' : (kind as CollectionKind),
      folder,
      name,
      isPublishedThere: item['status'] === 'published',
      // Which of the articles are not about medicine nobody has said there: each waits for a doctor, or for an editor who says so.
      isMedical: isMedical(folder) || kind === 'artigos_blog',
      fields: {
        ...fields,
        ...(meta_title === undefined && meta_description === undefined
          ? {}
          : { meta: { title: meta_title ?? noWords, description: meta_description ?? noWords } }),
        ...Object.fromEntries(described),
      },
    };
  };

  /** Books name a person by the number of the biography. */
  const written = (kind: MovedKind, item: OldItem): OldItem =>
    kind === 'artigos'
      ? { ...item, biografia_id: owners.get(`${numberIn(item['biografia_id'], 'biografia')}`) ?? item['biografia_id'] }
      : item;

  /** A person's biography is a document of its own there and a part of the person here. */
  function ofPerson(kind: MovedKind, item: OldItem, mapping: Mapping): DocumentFields {
    if (kind !== 'equipa') return {};
    const id = numberIn(item['biografia'], 'biografia');
    const biography = items.biografia.find((one) => `${one.id}` === `${id}`);
    if (!biography) return {};
    const tell: Tell = (noteKind, detail) => mapping.tell(noteKind, `biografia.${detail}`);
    tellStrangers(biography, [...Object.keys(biographyFields), 'slug', 'meta_title', 'meta_description'], tell);
    return {
      biografia: mapFields(biographyFields, biography, { ...mapping, tell }),
      biografiaStatus: biography['status'] === 'published' ? 'published' : 'draft',
      ...mapFields(item['meta_title'] === undefined ? meta : {}, biography, mapping),
    };
  }

  /** Where a treatment belongs is not said there, but shown by who lists it. */
  function placesOf(kind: MovedKind, item: OldItem): [string, FieldValue][] {
    if (kind === 'tratamentos_pp') {
      const problem = problemOfSection(item, items);
      return problem ? [['problema', { refersTo: keyOf('problemas', problem) }]] : [];
    }
    if (kind !== 'tratamentos') return [];
    const section = sections.get(item.id);
    const treated = problemsTreated(item, items).map((problem) => ({ refersTo: keyOf('problemas', problem) }));
    return [
      ...(section ? [['seccao', { refersTo: keyOf('tratamentos_pp', section) }] satisfies [string, FieldValue]] : []),
      ...(treated.length > 0 ? [['problemas', treated] satisfies [string, FieldValue]] : []),
    ];
  }

  /** Books and films have no title there: a book is called as its cover, a film as its caption. */
  function titleFor(kind: MovedKind, item: OldItem, fields: DocumentFields): [string, FieldValue][] {
    if (kind === 'equipa') return [['nome', wholeName(item)]];
    if (fields['titulo'] !== undefined) return [];
    if (kind === 'videos') return fields['legenda'] === undefined ? [] : [['titulo', fields['legenda']]];
    if (kind !== 'artigos') return [];
    const cover = find('pictures', item['capa']) ?? find('files', listIn(item['conteudo'])[0]);
    const file = files.find(({ key }) => key === cover?.refersTo);
    return file ? [['titulo', file.title]] : [];
  }

  return movedKinds.flatMap((kind) => {
    const found = whole[kind];
    if (!isSingle(kind)) return found.map((item) => mapItem(kind, item));
    const shown = found.find((item) => item['status'] === 'published') ?? found[0];
    return shown ? [mapItem(kind, shown)] : [];
  });
}

/** Where only the title is translated, both languages share the slug: without one a document would not exist in English. */
const wholeSlug = (item: OldItem): LocalisedText => {
  const { pt, en } = wordsIn(item, 'slug');
  return { pt, en: en ?? (wordsIn(item, 'titulo').en ? pt : null) };
};

const slugOf = (item: OldItem): [string, FieldValue][] => [['slug', wholeSlug(item)]];

/** A landing page's content lies in one field of its row. */
const unfolded = (item: OldItem): OldItem => ({ ...Object(listIn(item['landing_page'])[0] ?? {}), ...item });

/** A name is the same in both languages, for whoever exists in both. */
const wholeName = (item: OldItem): LocalisedText => {
  const { pt, en } = wordsIn(item, 'nome');
  return { pt, en: en ?? (wordsIn(item, 'slug').en ? pt : null) };
};

const nameOf = (kind: MovedKind, item: OldItem): string => {
  const title = textOf(item['titulo']) ?? textOf(item['nome']) ?? textOf(item['legenda']) ?? textOf(valueAt(item['capa'], 'title'));
  return `${kind}: ${title ?? item.id}`;
};
