import type { z } from 'zod';
import { lexical, type RawNode } from '../rich-text/lexical.ts';
import type { Links } from '../rich-text/links.ts';
import { toRichText } from '../rich-text/to-rich-text.ts';
import type { FilmSection, PictureSection, Section } from '../shapes/page-parts.ts';
import type { Picture } from '../shapes/picture.ts';
import { toFilm, youtubeId } from './film.ts';
import { picture } from './picture.ts';
import { text } from './plain.ts';

/** The CMS keeps a page's sections flat, told apart by how their names begin: `o_que_e_titulo`, `o_que_e_texto`. */
const prefixed = <P extends string, S extends Record<string, z.ZodType>>(prefix: P, parts: S) =>
  Object.fromEntries(Object.entries(parts).map(([name, part]) => [`${prefix}_${name}`, part])) as {
    [N in keyof S & string as `${P}_${N}`]: S[N];
  };

const words = { titulo: text, texto: lexical };
const wordsAndPicture = { ...words, imagem: picture };
const wordsAndFilm = { ...wordsAndPicture, video: youtubeId, legenda: text };

export const section = <P extends string>(prefix: P) => prefixed(prefix, words);
export const pictureSection = <P extends string>(prefix: P) => prefixed(prefix, wordsAndPicture);
export const filmSection = <P extends string>(prefix: P) => prefixed(prefix, wordsAndFilm);

type Words<P extends string> = Record<`${P}_titulo`, string> & Record<`${P}_texto`, RawNode[]>;
type WordsAndPicture<P extends string> = Words<P> & Record<`${P}_imagem`, Picture | null>;
type WordsAndFilm<P extends string> = WordsAndPicture<P> & Record<`${P}_video` | `${P}_legenda`, string>;

/** TypeScript reads a name made of a type parameter only from a plain record. */
const at = <K extends string, V>(raw: Record<K, V>, name: K): V => raw[name];

export const toSection = <P extends string>(raw: Words<P>, prefix: P, links: Links): Section => ({
  title: at<`${P}_titulo`, string>(raw, `${prefix}_titulo`),
  text: toRichText(at<`${P}_texto`, RawNode[]>(raw, `${prefix}_texto`), links),
});

export const toPictureSection = <P extends string>(raw: WordsAndPicture<P>, prefix: P, links: Links): PictureSection => ({
  ...toSection(raw, prefix, links),
  picture: at<`${P}_imagem`, Picture | null>(raw, `${prefix}_imagem`),
});

export const toFilmSection = <P extends string>(raw: WordsAndFilm<P>, prefix: P, links: Links): FilmSection => ({
  ...toPictureSection(raw, prefix, links),
  film: toFilm(at<`${P}_video`, string>(raw, `${prefix}_video`), at<`${P}_legenda`, string>(raw, `${prefix}_legenda`)),
});
