import { z } from 'zod';
import type { Locale } from '../../kernel/locale.ts';
import { toFilm, youtubeId } from '../fields/film.ts';
import { picture } from '../fields/picture.ts';
import { text } from '../fields/plain.ts';
import { documentId } from '../fields/relation.ts';
import type { Library } from '../library/library.ts';
import type { TitledFilm } from '../shapes/picture.ts';

const row = z.object({ titulo: text, imagem: picture, video: youtubeId, legenda: text, pessoa: documentId });

/** Films with a title in the language, the newest first; with `person`, those in one biography. */
export function readFilms(library: Library, locale: Locale, person?: number): TitledFilm[] {
  return library
    .all('videos', locale)
    .map((body) => row.parse(body))
    .filter(({ pessoa }) => person === undefined || pessoa === person)
    .flatMap(({ titulo, video, legenda, imagem }) => {
      const film = toFilm(video, legenda, imagem);
      return titulo && film ? [{ ...film, title: titulo }] : [];
    });
}
