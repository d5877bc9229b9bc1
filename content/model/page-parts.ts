import { z } from 'zod';
import {
  type ContentField,
  day,
  type FieldSet,
  line,
  lines,
  needed,
  once,
  one,
  oneOf,
  outside,
  picture,
  rich,
  rows,
  slugFormat,
  whole,
  youtube,
} from './field.ts';

const text = z.string().trim().min(1);

/** The length at which search engines neither pad nor cut a description. */
export const meta: FieldSet = { meta_title: needed(text.max(60)), meta_description: needed(text.min(50).max(160)) };
export const page: FieldSet = { titulo: needed(), slug: needed(slugFormat), ...meta, ato_abrangido: line() };

const parts = {
  titulo: line,
  subtitulo: line,
  descricao: lines,
  texto: rich,
  texto2: rich,
  imagem: picture,
  video: youtube,
  legenda: line,
} satisfies Record<string, () => ContentField>;

/** Fields that share a prefix: `section('o_que_e', 'titulo', 'texto')` is `o_que_e_titulo` and `o_que_e_texto`. */
export const section = (prefix: string, ...names: (keyof typeof parts)[]): FieldSet =>
  Object.fromEntries(names.map((name) => [`${prefix}_${name}`, parts[name]()]));

export const film = (prefix: string): FieldSet => section(prefix, 'titulo', 'texto', 'imagem', 'video', 'legenda');
/** Its text is plain lines, not Markdown. */
export const plainSection = (prefix: string): FieldSet => ({ ...section(prefix, 'titulo', 'imagem'), [`${prefix}_texto`]: lines() });
export const banner = section('banner', 'titulo', 'descricao', 'imagem');

export const faqRows = (): ContentField => rows({ pergunta: line(), resposta: rich() });
export const quiz = (): ContentField => oneOf('sintomas', 'psa', 'marcacao');
export const orderedTreatments = (): ContentField => rows({ ordem: whole(), tratamento: one('tratamentos') });
export const timedSteps = (): ContentField => rows({ quando: line(), texto: lines() });

export const review: FieldSet = { revisor: one('equipa'), data_revisao: day() };
export const responsibility: FieldSet = { assinatura: one('equipa'), ...review };
export const references: FieldSet = { referencias: rows({ fonte: line(400), url: outside() }) };

export const careCards: FieldSet = {
  sinais_de_alarme: rows({ nivel: once(z.enum(['urgente', 'hoje', 'marcar'])), titulo: line(), sinais: lines(), conselho: line() }, 3),
};

/** What every page about one illness, treatment or exam has. */
export const medicalPage: FieldSet = {
  ...page,
  excerto: lines(400),
  resumo: rows({ frase: line() }, 6),
  ...careCards,
  faqs_titulo: line(),
  faqs: faqRows(),
  ...references,
  ...responsibility,
};
