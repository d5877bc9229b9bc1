import { block, blocksOf, faqBlock } from './block-tables.ts';
import {
  choice,
  day,
  type FieldTable,
  film,
  group,
  landing,
  person,
  picture,
  problem,
  problems,
  rich,
  rows,
  treatment,
  words,
} from './made.ts';

const faqs = { faqs_titulo: words, faqs: rows({ pergunta: words, resposta: rich }) };
const references = {
  referencias: rows({
    fonte: words,
    url: (name, round) => ({ value: `https://exemplo.pt/${round}${name}`, seen: [`https://exemplo.pt/${round}${name}`] }),
  }),
} satisfies FieldTable;
const signature = { assinatura: person, revisor: person, data_revisao: day };
const summary = { resumo: rows({ frase: words }) };
const careCards = { sinais_de_alarme: rows({ nivel: choice('urgente', 'hoje'), titulo: words, sinais: words, conselho: words }) };
const meta = { meta: group({ title: words, description: words }) };
const cta = { cta_titulo: words, cta_texto: words, cta_imagem: picture };
const common = { titulo: words, excerto: words, ...summary, ...careCards, ...faqs, ...references, ...signature, ...meta };

/** Section by section: `o_que_e` with title, text and picture gives `o_que_e_titulo`, `o_que_e_texto`, `o_que_e_imagem`. */
const titled = (name: string): FieldTable => ({ [`${name}_titulo`]: words, [`${name}_texto`]: rich });
const pictured = (name: string): FieldTable => ({ ...titled(name), [`${name}_imagem`]: picture });
const filmed = (name: string): FieldTable => ({ ...pictured(name), [`${name}_video`]: film, [`${name}_legenda`]: words });

export const problemFields: FieldTable = {
  ...common,
  ...pictured('o_que_e'),
  ...titled('factores'),
  factores_subtitulo: words,
  factores_de_risco: rows({ titulo: words, texto: words, imagem: picture }),
  ...titled('sintomas'),
  sintomas_quadro: group({ titulo: words, texto: words, sintomas: rows({ titulo: words, texto: words, porque: words }) }),
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
  para_quem: words,
  internamento: words,
  banner_titulo: words,
  banner_descricao: words,
  banner_imagem: picture,
  ...titled('procedimento'),
  ...titled('vantagens'),
  ...titled('outros_criterios'),
  ...filmed('como_efectua'),
  ...titled('acompanhamento'),
  recuperacao: rows({ quando: words, texto: words }),
  ...cta,
};

const { excerto: _standIn, ...withoutExcerpt } = common;
/** A section's excerpt stands in for the words of its banner. */
export const sectionFields: FieldTable = {
  ...withoutExcerpt,
  problema: problem,
  banner_titulo: words,
  banner_descricao: words,
  banner_imagem: picture,
  banner_video: film,
  banner_legenda: words,
  ...titled('procedimento'),
  ...titled('vantagens'),
  ...titled('quais_tratamentos'),
  ...titled('tratamento_localizado'),
  tratamento_localizado_texto2: rich,
  tratamento_localizado: rows({ ordem: choice(1, 2), tratamento: treatment }),
  ...titled('outros_criterios'),
  ...filmed('como_efectua'),
  ...titled('acompanhamento'),
  video_titulo: words,
  video_video: film,
  video_legenda: words,
  video_imagem: picture,
  video_titulo2: words,
  video_video2: film,
  video_legenda2: words,
  video_imagem2: picture,
  ...pictured('apoio'),
  destaque_titulo: words,
  destaque_texto: words,
  destaque_imagem: picture,
  destaque_cta_url: (name, round) => ({ value: `https://exemplo.pt/${round}${name}`, seen: [`https://exemplo.pt/${round}${name}`] }),
  destaque_cta_texto: words,
  ...cta,
};

export const examFields: FieldTable = {
  ...common,
  duracao: words,
  ...pictured('o_que_e'),
  ...titled('importancia'),
  ...titled('vantagens'),
  ...pictured('procedimento'),
  procedimento_quadro: rows({ titulo: words, texto: words }),
  procedimento_titulo2: words,
  procedimento_texto2: rich,
  ...titled('preparacao'),
  preparacao: rows({ quando: words, texto: words }),
  video_imagem: picture,
  video_video: film,
  video_legenda: words,
  landing_page: landing,
  blocos: blocksOf([block, faqBlock]),
};

export const otherDiseasesFields: FieldTable = {
  titulo: words,
  excerto: words,
  outras_doencas: rows({
    titulo_menu: words,
    o_que_e_titulo: words,
    o_que_e_texto: rich,
    o_que_e_imagem: picture,
    tratamento_titulo: words,
    tratamento_texto: rich,
  }),
  ...references,
  ...signature,
  ...meta,
};
