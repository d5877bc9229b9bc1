import type { Tell } from '../notes.ts';
import { type OldFile, toOldFile } from './old-files.ts';
import type { OldItem, OldService } from './old-service.ts';

/** Where each of our kinds of document lies there. */
export const oldPlaces = {
  equipa: 'items/equipa',
  biografia: 'items/biografia',
  categorias_de_blog: 'items/categorias_de_blog',
  artigos_blog: 'items/artigos_blog',
  testemunhos: 'items/testemunhos',
  artigos: 'items/artigos',
  videos: 'items/videos',
  landing_pages: 'custom/lp',
  problemas: 'items/problemas',
  tratamentos_pp: 'items/tratamentos_pp',
  tratamentos: 'items/tratamentos',
  analises_exames: 'items/analises_exames',
  homepage: 'items/homepage',
  outras_doencas: 'items/outras_doencas',
  sobre_nos: 'items/sobre_nos',
  politica_de_privacidade: 'items/politica_de_privacidade',
} as const;

type OldCollection = keyof typeof oldPlaces;
export type OldContent = { items: Record<OldCollection, OldItem[]>; files: OldFile[] };

/** All of it, before anything is written here: texts name one another. Files are only listed; each is fetched when its turn comes. */
export async function readOldContent(service: OldService, tell: Tell): Promise<OldContent> {
  const read = async (path: string): Promise<OldItem[]> => {
    const found = await service.readAll(path);
    if (!found) tell('noCollection', path);
    return found ?? [];
  };
  const items: Partial<Record<OldCollection, OldItem[]>> = {};
  for (const [collection, path] of Object.entries(oldPlaces)) items[collection as OldCollection] = await read(path);
  const files = (await read('files')).map((item) => toOldFile(item, service.address));
  return { items: items as OldContent['items'], files };
}
