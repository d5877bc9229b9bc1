import type { PayloadRequest } from 'payload';
import { type Label, label, labelIn } from '../language/label.ts';
import type { Findable } from './rank-titles.ts';

type Row = { id: number } & Record<string, unknown>;

const namesIn = (value: unknown): string[] =>
  (typeof value === 'object' && value !== null ? Object.values(value) : [value]).filter(
    (one) => typeof one === 'string' && one !== '',
  ) as string[];

/** By which fields a document is known, the first being shown: of a picture what it shows, and not the name of its file. */
const namedBy = ['titulo', 'nome', 'alt', 'filename', 'from', 'termo'] as const;

/** Staff are found by administrators, in their own list. */
const notSearched = new Set(['utilizadores']);

const listKind = label('Lista', 'List');

/** Every document, picture and setting that this editor may open, by all its names in both languages. */
export async function findables(req: PayloadRequest): Promise<Findable[]> {
  const { collections, globals } = req.payload.config;
  const said = (text: unknown): string =>
    typeof text === 'object' && text !== null ? labelIn(req.i18n.language, text as Label) : String(text ?? '');
  const isHidden = (hidden: unknown) => (typeof hidden === 'function' ? hidden({ user: req.user }) : hidden === true);
  const shown = collections.filter(({ slug, admin }) => !slug.startsWith('payload-') && !notSearched.has(slug) && !isHidden(admin.hidden));
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
  const settings = globals
    .filter(({ admin }) => !isHidden(admin?.hidden))
    .map(({ slug, label: name, admin }) => ({ titles: [said(name)], kind: said(admin?.group), href: `/admin/globals/${slug}` }));
  const lists = shown.map(({ slug, labels }) => ({
    titles: [said(labels?.plural)],
    kind: said(listKind),
    href: `/admin/collections/${slug}`,
  }));
  return [...(await Promise.all(documents)).flat(), ...settings, ...lists];
}
