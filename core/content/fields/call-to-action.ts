import type { CallToAction } from '../shapes/page-parts.ts';
import type { Picture } from '../shapes/picture.ts';
import { picture } from './picture.ts';
import { paragraphs, text } from './plain.ts';

export const callToAction = { cta_titulo: text, cta_texto: paragraphs, cta_imagem: picture };

type Raw = { cta_titulo: string; cta_texto: string[]; cta_imagem: Picture | null };

export const toCallToAction = ({ cta_titulo, cta_texto, cta_imagem }: Raw): CallToAction => ({
  title: cta_titulo,
  paragraphs: cta_texto,
  image: cta_imagem,
});
