import { z } from 'zod';
import type { AnchorOf } from '../rich-text/anchors.ts';
import { lexical } from '../rich-text/lexical.ts';
import type { Links } from '../rich-text/links.ts';
import { toRichText } from '../rich-text/to-rich-text.ts';
import type { ContentBlock } from '../shapes/blocks.ts';
import { toFilm, youtubeId } from './film.ts';
import { pdfFile } from './pdf-file.ts';
import { picture } from './picture.ts';
import { figure, flag, text as line, list } from './plain.ts';
import { quiz } from './quiz.ts';

/** An empty choice is the first one. */
const choice = <const T extends [string, ...string[]]>(...values: T) => z.enum(values).catch(values[0]);

const item = z.object({ titulo: line, texto: line, imagem: picture, href: line });

export const contentBlock = z.object({
  blockType: z.literal('conteudo'),
  ordem: figure,
  ancora: line,
  menu: line,
  titulo: line,
  sub_titulo: line,
  intro: line,
  texto: lexical,
  imagem: picture,
  video: youtubeId,
  video_legenda: line,
  pdf: pdfFile,
  pdf_thumbnail: picture,
  href: line,
  cta_texto: line,
  cta_url: line,
  testeRapido: quiz,
  items: list(item),
  cta_align: choice('left', 'center', 'right'),
  heading_tag: choice('h2', 'h3'),
  heading_style: choice('title', 'lead', 'small'),
  image_right: flag,
  background: choice('none', 'limestone', 'cobalt', 'tile'),
  klass: choice('none', 'narrow', 'wide', 'cards', 'steps'),
  notBanner: flag,
});

/** Null for a block without anything in it, as one is that was written in the other language only. */
export function toContentBlock(raw: z.infer<typeof contentBlock>, anchorOf: AnchorOf, links: Links): ContentBlock | null {
  const text = toRichText(raw.texto, links);
  const film = toFilm(raw.video, raw.video_legenda);
  const items = raw.items.flatMap(({ titulo, texto, imagem, href }) =>
    titulo || texto ? [{ title: titulo, text: texto, picture: imagem, href: links.toHref(href) }] : [],
  );
  const url = links.toHref(raw.cta_url);
  const action = raw.cta_texto && url ? { text: raw.cta_texto, url, align: raw.cta_align } : null;
  const hasWords = [raw.titulo, raw.sub_titulo, raw.intro].some(Boolean) || text.length + items.length > 0;
  if (!hasWords && !raw.imagem && !film && !raw.pdf && !action && !raw.testeRapido) return null;
  return {
    kind: 'content',
    anchor: anchorOf(raw.ancora, raw.menu || raw.titulo),
    menu: raw.menu,
    title: raw.titulo,
    subtitle: raw.sub_titulo,
    intro: raw.intro,
    text,
    picture: raw.imagem,
    film,
    pdf: raw.pdf && { file: raw.pdf, cover: raw.pdf_thumbnail },
    href: links.toHref(raw.href),
    action,
    quiz: raw.testeRapido,
    items,
    look: {
      headingTag: raw.heading_tag,
      headingStyle: raw.heading_style,
      pictureRight: raw.image_right,
      background: raw.background,
      arrangement: raw.klass,
    },
    noBanner: raw.notBanner,
  };
}
