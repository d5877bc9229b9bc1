import { z } from 'zod';
import type { DocumentAddress } from '../../addresses/address-book.ts';
import type { Locale } from '../../kernel/locale.ts';
import { banner, toBanner } from '../fields/banner.ts';
import { blocks, toBlocks } from '../fields/blocks.ts';
import { meta, toMeta } from '../fields/meta.ts';
import { text } from '../fields/plain.ts';
import type { Library } from '../library/library.ts';
import { linkResolver } from '../rich-text/links.ts';
import type { LandingPage } from '../shapes/clinic-pages.ts';

const page = z.object({ titulo: text, ...banner, blocos: blocks, meta });

export function readLandingPage(library: Library, document: DocumentAddress, locale: Locale): LandingPage {
  const raw = page.parse(library.document(document.collection, document.id, locale));
  return {
    title: raw.titulo,
    meta: toMeta(raw.meta, raw.titulo, raw.banner_descricao),
    banner: toBanner(raw),
    blocks: toBlocks(raw.blocos, linkResolver(locale, library.addresses)),
  };
}
