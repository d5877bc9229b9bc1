import type { Field } from 'payload';
import { line } from '../../fields/line.ts';
import { lines } from '../../fields/lines.ts';
import { picture } from '../../fields/picture.ts';
import { rows } from '../../fields/rows.ts';
import { sitePath } from '../../fields/site-path.ts';
import { youtube } from '../../fields/youtube.ts';
import { label } from '../../language/label.ts';

export const videoFields: Field[] = [
  line('video_titulo', label('Título', 'Title')),
  lines('video_texto', label('Texto', 'Text')),
  youtube('video_video'),
  picture(
    'video_imagem',
    label('Imagem antes de carregar', 'Picture before playing'),
    label('Vazio: mostra-se o desenho da sala de espera.', 'Empty: the drawing of the waiting room is shown.'),
  ),
  rows('destaque', label('Em destaque', 'Highlights'), label('Destaque', 'Highlight'), [
    line('titulo', label('Título', 'Title')),
    line('texto', label('Texto', 'Text')),
    sitePath('href'),
  ]),
];
