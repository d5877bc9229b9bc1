import { z } from 'zod';
import type { AddressBook } from '../addresses/address-book.ts';
import type { Locale } from '../kernel/locale.ts';
import { singlePageQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { banner, toBanner } from './fields/banner.ts';
import { meta, toMeta } from './fields/meta.ts';
import { picture, pictures } from './fields/picture.ts';
import { text } from './fields/plain.ts';
import { section, toSection } from './fields/section.ts';
import { linksIn } from './links.ts';
import { lexical } from './rich-text/lexical.ts';
import { toRichText } from './rich-text/to-rich-text.ts';
import type { AboutPage } from './shapes/clinic-pages.ts';

const page = z.object({
  titulo: text,
  ...banner,
  ti_texto: lexical,
  ti_imagem: picture,
  ...section('missao'),
  instalacoes_texto: lexical,
  instalacoes: pictures,
  meta,
});

export async function readAbout(read: ReadContent, locale: Locale, book: AddressBook): Promise<AboutPage> {
  const links = linksIn(locale, book);
  const raw = page.parse(await read(singlePageQuery('sobre_nos', { locale, shows: ['media'] })));
  return {
    title: raw.titulo,
    meta: toMeta(raw.meta, raw.titulo, raw.banner_descricao),
    banner: toBanner(raw),
    introduction: { text: toRichText(raw.ti_texto, links), picture: raw.ti_imagem },
    mission: toSection(raw, 'missao', links),
    facilities: { text: toRichText(raw.instalacoes_texto, links), pictures: raw.instalacoes },
  };
}
