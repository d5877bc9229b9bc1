import { block, blocksOf, blockWithoutMenu, faqBlock, faqBlockWithoutMenu, outsideQuiz, testimonials } from './block-tables.ts';
import {
  articles,
  categories,
  choice,
  day,
  type FieldTable,
  files,
  film,
  group,
  outside,
  person,
  picture,
  pictures,
  rich,
  words,
} from './made.ts';

const meta = { meta: group({ title: words, description: words }) };
const banner = { banner_titulo: words, banner_descricao: words, banner_imagem: picture };
/** A page's own menu needs three lines; a landing page has none. */
const blocks = blocksOf([block, block, faqBlock, outsideQuiz, testimonials]);
const landingBlocks = blocksOf([blockWithoutMenu, faqBlockWithoutMenu, outsideQuiz, testimonials]);
const titled = (name: string): FieldTable => ({ [`${name}_titulo`]: words, [`${name}_texto`]: rich });

export const memberFields: FieldTable = {
  nome: words,
  cargo: words,
  excerto: words,
  imagem: picture,
  imagens: pictures,
  cedula: choice('zq0cedula', 'zq1cedula', [['zq0cedula'], ['zq1cedula']]),
  medico: choice(true, true),
  linguas: words,
  assinatura: words,
  assinatura_imagem: picture,
  assinatura_imagens: pictures,
  biografiaStatus: choice('published', 'published'),
  biografia: group({
    titulo: words,
    subtitulo: words,
    banner_descricao: words,
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
  titulo: words,
  texto: rich,
  excerto: words,
  autor: person,
  tipo: choice('noticia', 'entrevista', [['Notícia'], ['Entrevista']]),
  categoria: categories,
  imagem_destaque: picture,
  data_publicacao: day,
  relacionados: articles,
  revisor: person,
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

export const privacyFields: FieldTable = { titulo: words, texto: rich, data_atualizacao: day, ...meta };
export const pageFields: FieldTable = { titulo: words, excerto: words, banner_imagem: picture, blocos: blocks, ...meta };
export const landingFields: FieldTable = { ...banner, blocos: landingBlocks, ...meta };

export const bookFields: FieldTable = { titulo: words, capa: picture, excerto: words, url: outside, conteudo: files };
export const filmFields: FieldTable = { titulo: words, imagem: picture, video: film, legenda: words };
export const testimonialFields: FieldTable = { nome: words, testemunho: words, contexto: words };

export const homeFields: FieldTable = {
  ...banner,
  prostata_titulo: words,
  prostata_texto: words,
  hiperplasia_titulo: words,
  hiperplasia_texto: words,
  noticiasNovidadesTitulo: words,
  noticiasNovidades: articles,
  video_titulo: words,
  video_texto: words,
  video_video: film,
  video_imagem: picture,
  pwa_titulo: words,
  pwa_texto: words,
  cta_titulo: words,
  cta_texto: words,
  cta_imagem: picture,
  ...meta,
};
