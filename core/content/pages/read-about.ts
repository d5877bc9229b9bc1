import { z } from 'zod';
import type { Locale } from '../../kernel/locale.ts';
import { banner, toBanner } from '../fields/banner.ts';
import { meta, toMeta } from '../fields/meta.ts';
import { picture, pictures } from '../fields/picture.ts';
import { text } from '../fields/plain.ts';
import { section, toSection } from '../fields/section.ts';
import type { Library } from '../library/library.ts';
import { lexical } from '../rich-text/lexical.ts';
import { linkResolver } from '../rich-text/links.ts';
import { toRichText } from '../rich-text/to-rich-text.ts';
import type { AboutPage } from '../shapes/clinic-pages.ts';

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

/** Null while it is not published. */
export function readAbout(library: Library, locale: Locale): AboutPage | null {
  const links = linkResolver(locale, library.addresses);
  const body = library.page('sobre_nos', locale);
  if (!body) return null;
  const raw = page.parse(body);
  return {
    title: raw.titulo,
    meta: toMeta(raw.meta, raw.titulo, raw.banner_descricao),
    banner: toBanner(raw),
    introduction: { text: toRichText(raw.ti_texto, links), picture: raw.ti_imagem },
    mission: toSection(raw, 'missao', links),
    facilities: { text: toRichText(raw.instalacoes_texto, links), pictures: raw.instalacoes },
  };
}
