import type { CollapsibleField, Field } from 'payload';
import { type Label, label } from '../language/label.ts';
import { line } from './line.ts';
import { lines } from './lines.ts';
import { picture } from './picture.ts';
import { richText } from './rich-text.ts';
import { youtube } from './youtube.ts';

const parts = {
  titulo: (prefix: string) =>
    line(`${prefix}_titulo`, label('Título', 'Title'), label('Vazio: a secção fica sem título.', 'Empty: the section has no title.')),
  subtitulo: (prefix: string) => line(`${prefix}_subtitulo`, label('Subtítulo', 'Subtitle')),
  descricao: (prefix: string) => lines(`${prefix}_descricao`, label('Texto', 'Text')),
  texto: (prefix: string) => richText(`${prefix}_texto`, label('Texto', 'Text')),
  texto2: (prefix: string) => richText(`${prefix}_texto2`, label('Segundo texto', 'Second text')),
  textoSimples: (prefix: string) => lines(`${prefix}_texto`, label('Texto', 'Text')),
  imagem: (prefix: string) => picture(`${prefix}_imagem`, label('Imagem', 'Picture')),
  video: (prefix: string) => youtube(`${prefix}_video`),
  legenda: (prefix: string) => line(`${prefix}_legenda`, label('Legenda', 'Caption')),
} satisfies Record<string, (prefix: string) => Field>;

type Part = keyof typeof parts;

/** One section of a page: fields that share a prefix, in the order they are read. Without words it is not shown. */
export const section = (prefix: string, name: Label, wanted: Part[], more: Field[] = []): CollapsibleField => ({
  type: 'collapsible',
  label: name,
  fields: [...wanted.map((part) => parts[part](prefix)), ...more],
});

export const banner = (more: Part[] = []): CollapsibleField =>
  section('banner', label('Abertura', 'Opening'), ['titulo', 'descricao', 'imagem', ...more]);

export const bookingInvitation = (): CollapsibleField =>
  section('cta', label('Convite para marcar consulta', 'Invitation to book'), ['titulo', 'textoSimples', 'imagem']);
