import type { Film, Picture } from '../shapes/picture.ts';
import { text } from './plain.ts';

/** The name of a film on the video site; anything else could lead a player elsewhere. */
export const youtubeId = text.transform((value) => (/^[\w-]{11}$/.test(value) ? value : ''));

export const toFilm = (id: string, caption: string, preview: Picture | null = null): Film | null =>
  id ? { youtubeId: id, caption, preview } : null;
