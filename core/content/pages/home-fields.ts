import { z } from 'zod';
import { callToAction } from '../fields/call-to-action.ts';
import { meta } from '../fields/meta.ts';
import { picture } from '../fields/picture.ts';
import { flag, list, text } from '../fields/plain.ts';
import { documentIds } from '../fields/relation.ts';

const pointer = z.object({ titulo: text, href: text });

/** The home page as the CMS stores it, field by field. */
export const homeDocument = z.object({
  titulo: text,
  banner_titulo: text,
  banner_descricao: text,
  banner_imagem: picture,
  sintomas: list(pointer),
  urgencia: text,
  prostata_titulo: text,
  prostata_texto: text,
  prostata_href: text,
  hiperplasia_titulo: text,
  hiperplasia_texto: text,
  hiperplasia_href: text,
  destaque: list(pointer.extend({ texto: text })),
  testemunhos_nota: text,
  carrossel_automatico: flag,
  noticiasNovidadesTitulo: text,
  noticiasNovidades: documentIds,
  video_titulo: text,
  video_texto: text,
  video_video: text,
  video_imagem: picture,
  pwa_titulo: text,
  pwa_texto: text,
  ...callToAction,
  meta,
});

export type RawHome = z.infer<typeof homeDocument>;
export type RawPointer = z.infer<typeof pointer>;
