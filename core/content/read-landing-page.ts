import { z } from 'zod';
import type { AddressBook, DocumentAddress } from '../addresses/address-book.ts';
import type { Locale } from '../kernel/locale.ts';
import { documentQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { banner, toBanner } from './fields/banner.ts';
import { blocks, toBlocks } from './fields/blocks.ts';
import { meta, toMeta } from './fields/meta.ts';
import { text } from './fields/plain.ts';
import { linksIn } from './links.ts';
import type { LandingPage } from './shapes/clinic-pages.ts';

const page = z.object({ titulo: text, ...banner, blocos: blocks, meta });

export async function readLandingPage(
  read: ReadContent,
  document: DocumentAddress,
  locale: Locale,
  book: AddressBook,
): Promise<LandingPage> {
  const raw = page.parse(await read(documentQuery(document, { locale, shows: ['media', 'ficheiros'] })));
  return {
    title: raw.titulo,
    meta: toMeta(raw.meta, raw.titulo, raw.banner_descricao),
    banner: toBanner(raw),
    blocks: toBlocks(raw.blocos, linksIn(locale, book)),
  };
}
