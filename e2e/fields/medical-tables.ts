import { blockMaker, blocksOf, faqBlock } from './block-tables.ts';
import {
  choice,
  day,
  type FieldTable,
  film,
  group,
  landing,
  nextSignature,
  person,
  picture,
  problem,
  problems,
  rich,
  rows,
  textMaker,
  treatment,
} from './made.ts';

const faqs = { faqs_titulo: textMaker, faqs: rows({ pergunta: textMaker, resposta: rich }) };
const references = {
  referencias: rows({
    fonte: textMaker,
    url: (name, round) => ({ value: `https://exemplo.pt/${round}${name}`, seen: [`https://exemplo.pt/${round}${name}`] }),
  }),
} satisfies FieldTable;
/** `assinatura` is seen nowhere: a page names who has signed it. */
const signature = { revisor: person, data_revisao: day };
const summary = { resumo: rows({ frase: textMaker }) };
const careCards = {
  sinais_de_alarme: rows({ nivel: choice('urgente', 'hoje'), titulo: textMaker, sinais: textMaker, conselho: textMaker }),
};
const meta = { meta: group({ title: textMaker, description: textMaker }) };
const cta = { cta_titulo: textMaker, cta_texto: textMaker, cta_imagem: picture };
const common = { titulo: textMaker, excerto: textMaker, ...summary, ...careCards, ...faqs, ...references, ...signature, ...meta };

/** Section by section: `o_que_e` with title, text and picture gives `o_que_e_titulo`, `o_que_e_texto`, `o_que_e_imagem`. */
const titled = (name: string): FieldTable => ({ [`${name}_titulo`]: textMaker, [`${name}_texto`]: rich });
const pictured = (name: string): FieldTable => ({ ...titled(name), [`${name}_imagem`]: picture });
const filmed = (name: string): FieldTable => ({ ...pictured(name), [`${name}_video`]: film, [`${name}_legenda`]: textMaker });

export const problemFields: FieldTable = {
  ...common,
  ...pictured('o_que_e'),
  ...titled('factores'),
  factores_subtitulo: textMaker,
  factores_de_risco: rows({ titulo: textMaker, texto: textMaker, imagem: picture }),
  ...titled('sintomas'),
  sintomas_quadro: group({
    titulo: textMaker,
    texto: textMaker,
    sintomas: rows({ titulo: textMaker, texto: textMaker, porque: textMaker }),
  }),
  ...titled('tipos'),
  ...filmed('diagnostico'),
  ...filmed('tratamentos'),
  tratamentos: rows({ ordem: choice(1, 2), tratamento: treatment }),
  ...pictured('prognostico'),
  ...cta,
};

export const treatmentFields: FieldTable = {
  ...common,
  problemas: problems,
  para_quem: textMaker,
  internamento: textMaker,
  banner_titulo: textMaker,
  banner_descricao: textMaker,
  banner_imagem: picture,
  ...titled('procedimento'),
  ...titled('vantagens'),
  ...titled('outros_criterios'),
  ...filmed('como_efectua'),
  ...titled('acompanhamento'),
  recuperacao: rows({ quando: textMaker, texto: textMaker }),
  ...cta,
};

const { excerto: _standIn, ...withoutExcerpt } = common;
/** A section's excerpt stands in for the words of its banner. */
export const sectionFields: FieldTable = {
  ...withoutExcerpt,
  problema: problem,
  banner_titulo: textMaker,
  banner_descricao: textMaker,
  banner_imagem: picture,
  banner_video: film,
  banner_legenda: textMaker,
  ...titled('procedimento'),
  ...titled('vantagens'),
  ...titled('quais_tratamentos'),
  ...titled('tratamento_localizado'),
  tratamento_localizado_texto2: rich,
  tratamento_localizado: rows({ ordem: choice(1, 2), tratamento: treatment }),
  ...titled('outros_criterios'),
  ...filmed('como_efectua'),
  ...titled('acompanhamento'),
  video_titulo: textMaker,
  video_video: film,
  video_legenda: textMaker,
  video_imagem: picture,
  video_titulo2: textMaker,
  video_video2: film,
  video_legenda2: textMaker,
  video_imagem2: picture,
  ...pictured('apoio'),
  destaque_titulo: textMaker,
  destaque_texto: textMaker,
  destaque_imagem: picture,
  destaque_cta_url: (name, round) => ({ value: `https://exemplo.pt/${round}${name}`, seen: [`https://exemplo.pt/${round}${name}`] }),
  destaque_cta_texto: textMaker,
  ...cta,
};

export const examFields: FieldTable = {
  ...common,
  duracao: textMaker,
  ...pictured('o_que_e'),
  ...titled('importancia'),
  ...titled('vantagens'),
  ...pictured('procedimento'),
  procedimento_quadro: rows({ titulo: textMaker, texto: textMaker }),
  procedimento_titulo2: textMaker,
  procedimento_texto2: rich,
  ...titled('preparacao'),
  preparacao: rows({ quando: textMaker, texto: textMaker }),
  video_imagem: picture,
  video_video: film,
  video_legenda: textMaker,
  landing_page: landing,
  blocos: blocksOf([blockMaker, faqBlock]),
};

export const otherDiseasesFields: FieldTable = {
  titulo: textMaker,
  excerto: textMaker,
  ...careCards,
  outras_doencas: rows({
    titulo_menu: textMaker,
    o_que_e_titulo: textMaker,
    o_que_e_texto: rich,
    o_que_e_imagem: picture,
    tratamento_titulo: textMaker,
    tratamento_texto: rich,
  }),
  ...references,
  revisor: person,
  // The page exists once, so it was signed before: what lies on paper is younger than that.
  data_revisao: nextSignature,
  ...meta,
};
