import { z } from 'zod';
import type { Locale } from '../kernel/locale.ts';
import { listQuery } from './content-queries.ts';
import type { ReadContent } from './content-reader.ts';
import { toFilm, youtubeId } from './fields/film.ts';
import { picture } from './fields/picture.ts';
import { text } from './fields/plain.ts';
import { documentId } from './fields/relation.ts';
import type { TitledFilm } from './shapes/picture.ts';

const fields = { titulo: text, imagem: picture, video: youtubeId, legenda: text, pessoa: documentId };
const answer = z.object({ docs: z.array(z.object({ id: z.number(), ...fields })) });

/** Films with a title in the language, the newest first; with `person`, those in one biography. */
export async function readFilms(read: ReadContent, locale: Locale, person?: number): Promise<TitledFilm[]> {
  const query = listQuery('videos', Object.keys(fields), { locale, shows: ['media'] }, ['sort=-id']);
  const { docs } = answer.parse(await read(query));
  return docs
    .filter(({ pessoa }) => person === undefined || pessoa === person)
    .flatMap(({ titulo, video, legenda, imagem }) => {
      const film = toFilm(video, legenda, imagem);
      return titulo && film ? [{ ...film, title: titulo }] : [];
    });
}
