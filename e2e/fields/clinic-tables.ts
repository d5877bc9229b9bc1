import { blockMaker, blocksOf, blockWithoutMenu, faqBlock, faqBlockWithoutMenu, outsideQuiz, testimonials } from './block-tables.ts';
import {
  articles,
  categories,
  choice,
  day,
  type FieldTable,
  files,
  film,
  group,
  listOf,
  outside,
  person,
  picture,
  pictures,
  rich,
  rows,
  textMaker,
} from './made.ts';

const meta = { meta: group({ title: textMaker, description: textMaker }) };
const banner = { banner_titulo: textMaker, banner_descricao: textMaker, banner_imagem: picture };
/** A page's own menu needs three lines; a landing page has none. */
const blocks = blocksOf([blockMaker, blockMaker, faqBlock, outsideQuiz, testimonials]);
const landingBlocks = blocksOf([blockWithoutMenu, faqBlockWithoutMenu, outsideQuiz, testimonials]);
const titled = (name: string): FieldTable => ({ [`${name}_titulo`]: textMaker, [`${name}_texto`]: rich });

export const memberFields: FieldTable = {
  nome: textMaker,
  cargo: textMaker,
  excerto: textMaker,
  imagem: picture,
  imagens: pictures,
  cedula: choice('zq0cedula', 'zq1cedula', [['zq0cedula'], ['zq1cedula']]),
  medico: choice(true, true),
  linguas: textMaker,
  assinatura: textMaker,
  assinatura_imagem: picture,
  assinatura_imagens: pictures,
  biografiaStatus: choice('published', 'published'),
  biografia: group({
    titulo: textMaker,
    subtitulo: textMaker,
    banner_descricao: textMaker,
    banner_imagem: picture,
    ...titled('ti'),
    ti_imagem: picture,
    ...titled('investigacao'),
    ...titled('outras_actividades'),
    ...titled('actividades_cirurgicas'),
  }),
  ...meta,
};

export const articleFields: FieldTable = {
  titulo: textMaker,
  texto: rich,
  excerto: textMaker,
  autor: person,
  tipo: choice('noticia', 'entrevista', [['Notícia'], ['Entrevista']]),
  categoria: categories,
  imagem_destaque: picture,
  data_publicacao: day,
  relacionados: articles,
  revisor: person,
  ...meta,
};

export const eventFields: FieldTable = {
  titulo: textMaker,
  excerto: textMaker,
  texto: rich,
  imagem: picture,
  data_inicio: choice('2030-01-21T18:30:00.000Z', '2030-02-22T18:30:00.000Z', [['janeiro de 2030'], ['fevereiro de 2030']]),
  data_fim: choice('2030-01-21T20:05:00.000Z', '2030-02-22T20:15:00.000Z', [['20:05'], ['20:15']]),
  modalidade: choice('presencial', 'ambos', [[], ['ou por vídeo']]),
  local: textMaker,
  morada: textMaker,
  lugares: choice(5, 6, [['5 lugares na sala'], ['6 lugares na sala']]),
  inscricoes_abertas: choice(false, true, [['As inscrições ainda não estão abertas'], ['Inscrever-me']]),
  oradores: listOf(person),
  convidados: rows({ nome: textMaker, cargo: textMaker }),
  ...meta,
};

export const aboutFields: FieldTable = {
  ...banner,
  ti_texto: rich,
  ti_imagem: picture,
  ...titled('missao'),
  instalacoes_texto: rich,
  instalacoes: pictures,
  ...meta,
};

export const privacyFields: FieldTable = { titulo: textMaker, texto: rich, data_atualizacao: day, ...meta };
export const pageFields: FieldTable = { titulo: textMaker, excerto: textMaker, banner_imagem: picture, blocos: blocks, ...meta };
export const landingFields: FieldTable = { ...banner, blocos: landingBlocks, ...meta };

export const bookFields: FieldTable = { titulo: textMaker, capa: picture, excerto: textMaker, url: outside, conteudo: files };
export const filmFields: FieldTable = { titulo: textMaker, imagem: picture, video: film, legenda: textMaker };
export const testimonialFields: FieldTable = { nome: textMaker, testemunho: textMaker, contexto: textMaker };

export const homeFields: FieldTable = {
  ...banner,
  prostata_titulo: textMaker,
  prostata_texto: textMaker,
  hiperplasia_titulo: textMaker,
  hiperplasia_texto: textMaker,
  noticiasNovidadesTitulo: textMaker,
  noticiasNovidades: articles,
  video_titulo: textMaker,
  video_texto: textMaker,
  video_video: film,
  video_imagem: picture,
  pwa_titulo: textMaker,
  pwa_texto: textMaker,
  cta_titulo: textMaker,
  cta_texto: textMaker,
  cta_imagem: picture,
  ...meta,
};
