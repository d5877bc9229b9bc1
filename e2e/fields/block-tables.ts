import { choice, type FieldTable, file, film, group, type Maker, outside, picture, rich, rows, textMaker } from './made.ts';

const contentBlock: FieldTable = {
  blockType: choice('conteudo', 'conteudo'),
  titulo: textMaker,
  sub_titulo: textMaker,
  intro: textMaker,
  texto: rich,
  imagem: picture,
  video: film,
  video_legenda: textMaker,
  pdf: file,
  pdf_thumbnail: picture,
  href: outside,
  cta_texto: textMaker,
  cta_url: outside,
  items: rows({ titulo: textMaker, texto: textMaker, imagem: picture, href: outside }),
};

/** The place a section has in the page and, where it wants, in the page's own menu. */
const placed: FieldTable = {
  ancora: (name, round) => ({ value: `seccao-${round}-${name.toLowerCase()}`, seen: [`id="seccao-${round}-${name.toLowerCase()}"`] }),
};
const inMenu: FieldTable = { menu: textMaker };

export const blockWithoutMenu: Maker = group({ ...contentBlock, ...placed });
export const blockMaker: Maker = group({ ...contentBlock, ...placed, ...inMenu });
const questions: FieldTable = {
  blockType: choice('perguntas', 'perguntas'),
  titulo: textMaker,
  faqs: rows({ pergunta: textMaker, resposta: rich }),
};
export const faqBlockWithoutMenu: Maker = group({ ...questions, ...placed });
export const faqBlock: Maker = group({ ...questions, ...placed, ...inMenu });
export const outsideQuiz: Maker = group({ blockType: choice('quiz_externo', 'quiz_externo'), titulo: textMaker, url: outside });
export const testimonials: Maker = group({ blockType: choice('testemunhos', 'testemunhos'), titulo: textMaker });

export const blocksOf =
  (makers: Maker[]): Maker =>
  (name, round, stock) => {
    const made = makers.map((make, index) => make(`${name}${index}`, round, stock));
    return { value: made.map(({ value }) => value), seen: made.flatMap(({ seen }) => seen) };
  };
