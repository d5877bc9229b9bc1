import { z } from 'zod';
import type { DocumentAddress } from '../../addresses/address-book.ts';
import type { RouteName } from '../../addresses/route-table.ts';
import type { Locale } from '../../kernel/locale.ts';
import { blocks, toBlocks } from '../fields/blocks.ts';
import { day } from '../fields/day.ts';
import { meta, toMeta } from '../fields/meta.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/plain.ts';
import type { Library } from '../library/library.ts';
import { linkResolver } from '../rich-text/links.ts';
import type { BlockPage } from '../shapes/clinic-pages.ts';

const page = z.object({ titulo: text, excerto: text, banner_imagem: picture, blocos: blocks, meta, updatedAt: day });

/** Null where no page is published for the route, or none in the language. */
export function readBlockPage(library: Library, route: RouteName, locale: Locale): BlockPage | null {
  const body = pageOfRoute(library, route, locale);
  return body ? toBlockPage(library, body, locale) : null;
}

/** A thank-you page that editors wrote; null where it has no title in the language. */
export const readThanksPage = (library: Library, { collection, id }: DocumentAddress, locale: Locale): BlockPage | null =>
  toBlockPage(library, library.document(collection, id, locale), locale);

function toBlockPage(library: Library, body: unknown, locale: Locale): BlockPage | null {
  const raw = page.parse(body);
  if (!raw.titulo) return null;
  return {
    title: raw.titulo,
    meta: toMeta(raw.meta, raw.titulo, raw.excerto),
    excerpt: raw.excerto,
    picture: raw.banner_imagem,
    blocks: toBlocks(raw.blocos, linkResolver(locale, library.addresses)),
    changedOn: raw.updatedAt,
  };
}

/** The page of blocks that fills a route. */
export const pageOfRoute = (library: Library, route: RouteName, locale: Locale) =>
  library.all('paginas', locale).find((body) => body['rota'] === route);
