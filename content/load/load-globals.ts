import { menuSections } from '@clinic/core/content/frame/menu-shape';
import { z } from 'zod';
import type { DocumentFields } from '../fields.ts';
import type { Clinic } from '../read-clinic.ts';
import type { MenuFileItem } from '../read-menu.ts';
import type { BackOffice } from './back-office.ts';
import { type Ids, withIds } from './ids.ts';
import type { Tally } from './tally.ts';
import { namesTrashed, type Trash } from './trash.ts';
import { writeFields } from './write-fields.ts';

const saved = z.object({ result: z.unknown() });

/** The pages that exist once, the settings, the menu and the footer. */
export async function loadGlobals(
  backOffice: BackOffice,
  { documents, settings, booking, menu, footer }: Clinic,
  { ids, trash }: { ids: Ids; trash: Trash },
  tally: Tally,
): Promise<void> {
  const single = documents.filter(({ kind }) => kind === 'globais');
  const pages = single.filter(({ fields }) => !namesTrashed(fields, trash));
  tally.unchanged += single.length - pages.length;
  const globals: [slug: string, wanted: DocumentFields][] = [
    ...pages.map(({ folder, fields }): [string, DocumentFields] => [folder.replace('globais/', ''), withIds(fields, ids)]),
    ['definicoes', settings],
    ['marcacoes', booking],
    ['menu', Object.fromEntries(menuSections.map((section) => [section, menu[section].map((item) => menuRow(item, ids))]))],
    ['rodape', { texto: footer.text, ligacoes: footer.links.map(linkRow), aviso_legal: footer.legalNotice }],
  ];
  for (const [slug, fields] of globals) {
    const wanted = { ...fields, _status: 'published' };
    const stored = await backOffice('GET', `/api/globals/${slug}?locale=all&depth=0`);
    const changed = await writeFields(wanted, stored, async (query, body) => {
      return saved.parse(await backOffice('POST', `/api/globals/${slug}?${query}`, body)).result;
    });
    tally[changed ? 'updated' : 'unchanged'] += 1;
  }
}

const linkRow = ({ title, url, newTab }: MenuFileItem): DocumentFields => ({ title, url, novo_separador: newTab });

const menuRow = (item: MenuFileItem, ids: Ids): DocumentFields => ({
  ...linkRow(item),
  nome_simples: item.plainName,
  destino: target(item.destination, ids),
  children: item.children.map((child) => menuRow(child, ids)),
});

function target(folder: string | null, ids: Ids): DocumentFields | null {
  const value = folder === null ? undefined : ids.get(folder);
  return folder === null || value === undefined ? null : { relationTo: folder.split('/')[0] ?? '', value };
}
