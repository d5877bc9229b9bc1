import { z } from 'zod';
import type { AddressBook } from '../addresses/address-book.ts';
import { type RouteName, routeOf } from '../addresses/route-table.ts';
import type { Locale } from '../kernel/locale.ts';
import { routeQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { blocks, toBlocks } from './fields/blocks.ts';
import { day } from './fields/day.ts';
import { meta, toMeta } from './fields/meta.ts';
import { picture } from './fields/picture.ts';
import { text } from './fields/plain.ts';
import { linksIn } from './links.ts';
import type { BlockPage } from './shapes/clinic-pages.ts';

const page = z.object({ titulo: text, excerto: text, banner_imagem: picture, blocos: blocks, meta, updatedAt: day });
const answer = z.object({ docs: z.array(page) });

/** Null where no page is published for the route, or none in the language. */
export async function readBlockPage(read: ReadContent, route: RouteName, locale: Locale, book: AddressBook): Promise<BlockPage | null> {
  const pattern = routeOf(route)[locale];
  const known = book.documents.find(({ collection, slugs }) => collection === 'paginas' && slugs[locale] === pattern);
  const query = routeQuery(route, known, { locale, shows: ['media', 'ficheiros'] });
  const [raw] = answer.parse(await read(query)).docs;
  if (!raw?.titulo) return null;
  return {
    title: raw.titulo,
    meta: toMeta(raw.meta, raw.titulo, raw.excerto),
    excerpt: raw.excerto,
    picture: raw.banner_imagem,
    blocks: toBlocks(raw.blocos, linksIn(locale, book)),
    changedOn: raw.updatedAt,
  };
}
