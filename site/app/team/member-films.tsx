import type { TitledFilm } from '@clinic/core/content/shapes/picture';
import { FilmView } from '../reading/film.tsx';

export const MemberFilms = ({ films }: { films: TitledFilm[] }) =>
  films.map((film) => <FilmView key={film.youtubeId} film={film} title={film.title} />);
