import { z } from 'zod';
import type { RouteName } from '../addresses/route-table.ts';
import type { Locale } from '../kernel/locale.ts';
import { blocks, toBlocks } from './fields/blocks.ts';
import { day } from './fields/day.ts';
import { meta, toMeta } from './fields/meta.ts';
import { picture } from './fields/picture.ts';
import { text } from './fields/plain.ts';
import type { Library } from './library/library.ts';
import { linksIn } from './links.ts';
import type { BlockPage } from './shapes/clinic-pages.ts';

const page = z.object({ titulo: text, excerto: text, banner_imagem: picture, blocos: blocks, meta, updatedAt: day });

/** Null where no page is published for the route, or none in the language. */
export function readBlockPage(library: Library, route: RouteName, locale: Locale): BlockPage | null {
  const body = pageOfRoute(library, route, locale);
  const raw = body && page.parse(body);
  if (!raw?.titulo) return null;
  return {
    title: raw.titulo,
    meta: toMeta(raw.meta, raw.titulo, raw.excerto),
    excerpt: raw.excerto,
    picture: raw.banner_imagem,
    blocks: toBlocks(raw.blocos, linksIn(locale, library.addresses)),
    changedOn: raw.updatedAt,
  };
}

/** The page of blocks that fills a route. */
export const pageOfRoute = (library: Library, route: RouteName, locale: Locale) =>
  library.all('paginas', locale).find((body) => body['rota'] === route);
