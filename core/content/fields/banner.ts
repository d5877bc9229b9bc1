import type { Picture } from '../shapes/picture.ts';
import { picture } from './picture.ts';
import { text } from './plain.ts';

export const banner = { banner_titulo: text, banner_descricao: text, banner_imagem: picture };

type Raw = { titulo: string; banner_titulo: string; banner_descricao: string; banner_imagem: Picture | null };

/** A page always opens with a title: its own where the banner has none. */
export const toBanner = ({ titulo, banner_titulo, banner_descricao, banner_imagem }: Raw) => ({
  title: banner_titulo || titulo,
  text: banner_descricao,
  picture: banner_imagem,
});
