/** A page of the back office, and what is there once it can be worked with. */
export type AdminPage = { name: string; path: string; ready: string };

type Can = { [operation: string]: unknown };
type Access = { collections: Record<string, Can>; globals: Record<string, Can> };
type Read = <T>(path: string) => Promise<T>;

const form = 'form .doc-controls, form .document-fields';
const screen = '.desk h1, .overview, .desk-welcome, main h1';

const views = (paths: string[]): AdminPage[] => paths.map((path) => ({ name: path || 'dashboard', path: `/admin${path}`, ready: screen }));

/** What an editor opens: the start page, every list, the first document of each, an empty form, and every page that exists once. */
export async function editorPages(read: Read): Promise<AdminPage[]> {
  const { collections, globals } = await read<Access>('/api/access');
  const pages = views(['', '/para-rever', '/boletim-envio', '/seguranca']);
  // Of the staff an editor may change nobody but himself, and sees no list.
  const isListed = (name: string) => !name.startsWith('payload-') && name !== 'utilizadores';
  for (const slug of Object.keys(collections).filter((name) => isListed(name) && collections[name]?.['update'])) {
    const address = `/admin/collections/${slug}`;
    pages.push({ name: `${slug}: list`, path: address, ready: '.collection-list' });
    const { docs } = await read<{ docs: { id: number }[] }>(`/api/${slug}?limit=1&depth=0`);
    const id = docs[0]?.id;
    if (id !== undefined) pages.push({ name: `${slug}: edit`, path: `${address}/${id}`, ready: form });
    if (id !== undefined && slug === 'problemas') pages.push(...views([`/para-rever/${slug}/${id}`]));
    if (collections[slug]?.['create']) pages.push({ name: `${slug}: new`, path: `${address}/create`, ready: form });
  }
  for (const slug of Object.keys(globals).filter((name) => globals[name]?.['update']))
    pages.push({ name: slug, path: `/admin/globals/${slug}`, ready: form });
  return pages;
}

/** What only the front desk and the manager open; an administrator may. */
export const deskPages: AdminPage[] = views([
  ...['/por-fazer', '/folha-do-dia', '/semana', '/medico-ausente', '/marcar', '/lista-de-espera', '/respostas'],
  ...['/marcacoes-online', '/contas', '/boletim', '/inscricoes-eventos', '/estado', '/gestao', '/registo'],
]);
