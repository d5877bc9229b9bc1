import { anchor, blocks, type Field, flag, line, lines, link, oneOf, outside, pdf, picture, rich, rows, whole, youtube } from './field.ts';
import { faqRows, quiz } from './page-parts.ts';

/** The sections of pages that are built of blocks; in the files, `tipo` says which one it is. */
export const pageBlocks = (): Field =>
  blocks({
    conteudo: {
      titulo: line(),
      sub_titulo: line(),
      intro: lines(),
      texto: rich(),
      imagem: picture(),
      video: youtube(),
      video_legenda: line(),
      pdf: pdf(),
      pdf_thumbnail: picture(),
      href: link(),
      cta_texto: line(),
      cta_url: link(),
      testeRapido: quiz(),
      ordem: whole(),
      ancora: anchor(),
      menu: line(),
      items: rows({ titulo: line(), texto: lines(), imagem: picture(), href: link() }),
      cta_align: oneOf('left', 'center', 'right'),
      heading_tag: oneOf('h2', 'h3'),
      heading_style: oneOf('title', 'lead', 'small'),
      image_right: flag(),
      background: oneOf('none', 'limestone', 'cobalt', 'tile'),
      notBanner: flag(),
      klass: oneOf('none', 'narrow', 'wide', 'cards', 'steps'),
    },
    perguntas: { titulo: line(), faqs: faqRows(), ancora: anchor(), menu: line() },
    testemunhos: { titulo: line(), ancora: anchor() },
    quiz_externo: { titulo: line(), url: outside() },
  });
