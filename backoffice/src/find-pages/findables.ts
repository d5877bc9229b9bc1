import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { groups, type Label, label, labelIn } from '../language/label.ts';
import type { Findable } from './rank-titles.ts';

type Row = { id: number } & Record<string, unknown>;

/** Of a list, all its words: synonyms are known by every one. */
const namesIn = (value: unknown): string[] =>
  Array.isArray(value)
    ? [value.join(', ')]
    : ((typeof value === 'object' && value !== null ? Object.values(value) : [value]).filter(
        (one) => typeof one === 'string' && one !== '',
      ) as string[]);

/** By which fields a document is known, the first being shown: of a picture what it shows, and not the name of its file. */
const namedBy = ['titulo', 'nome', 'alt', 'filename', 'from', 'termo', 'palavras'] as const;

/** Staff are found by administrators, in their own list. */
const notSearched = new Set(['utilizadores']);

const listKind = label('Lista', 'List');

const isHiddenFrom = ({ user }: PayloadRequest, hidden: unknown): boolean =>
  typeof hidden === 'function' ? hidden({ user }) : hidden === true;

export const collectionsToFind = (req: PayloadRequest): SanitizedCollectionConfig[] =>
  req.payload.config.collections.filter(
    ({ slug, admin }) => !slug.startsWith('payload-') && !notSearched.has(slug) && !isHiddenFrom(req, admin.hidden),
  );

/** What a setting is called in its form: nobody knows in which of them the telephone number stands. */
function labelsIn(fields: FlattenedField[]): unknown[] {
  return fields.flatMap((field) => {
    if (('admin' in field && field.admin?.hidden) || !('label' in field)) return [];
    return [field.label, ...(field.type === 'group' || field.type === 'tab' ? labelsIn(field.flattenedFields) : [])];
  });
}

/** Every document, picture and setting that this editor may open, by all its names in both languages. */
export async function findables(req: PayloadRequest): Promise<Findable[]> {
  const { globals } = req.payload.config;
  const said = (text: unknown): string =>
    typeof text === 'object' && text !== null ? labelIn(req.i18n.language, text as Label) : String(text ?? '');
  const shown = collectionsToFind(req);
  const documents = shown.map(async ({ slug, labels, versions, flattenedFields }) => {
    const names = namedBy.filter((name) => flattenedFields.some((field) => 'name' in field && field.name === name));
    const { docs } = await req.payload.find({
      ...{ collection: slug as 'problemas', depth: 0, draft: Boolean(versions), locale: 'all', overrideAccess: true, pagination: false },
      select: Object.fromEntries(names.map((name) => [name, true])),
    });
    return (docs as unknown as Row[]).map((row) => ({
      titles: names.flatMap((name) => namesIn(row[name])),
      kind: said(labels?.singular),
      href: `/admin/collections/${slug}/${row.id}`,
    }));
  });
  const open = globals.filter(({ admin }) => !isHiddenFrom(req, admin?.hidden));
  const settings = open.map(({ slug, label: name, admin }) => ({
    titles: [said(name)],
    kind: said(admin?.group),
    href: `/admin/globals/${slug}`,
  }));
  const fieldsOfSettings = open
    .filter(({ admin }) => said(admin?.group) === said(groups.settings))
    .flatMap(({ slug, label: name, flattenedFields }) =>
      [...new Set(labelsIn(flattenedFields).map(said).filter(Boolean))].map((title) => ({
        titles: [title],
        kind: said(name),
        href: `/admin/globals/${slug}`,
      })),
    );
  const lists = shown.map(({ slug, labels }) => ({
    titles: [said(labels?.plural)],
    kind: said(listKind),
    href: `/admin/collections/${slug}`,
  }));
  return [...(await Promise.all(documents)).flat(), ...settings, ...lists, ...fieldsOfSettings];
}
