import type { Field } from 'payload';
import { label } from '../../language/label.ts';
import { line, lines, path, picture, rows } from './words.ts';

export const videoFields: Field[] = [
  line('video_titulo', label('Título', 'Title')),
  lines('video_texto', label('Texto', 'Text')),
  {
    name: 'video_video',
    type: 'text',
    label: label('Código do vídeo', 'Video id'),
    admin: { description: label('As onze letras e números do endereço no YouTube.', 'The eleven characters of its address on YouTube.') },
  },
  picture(
    'video_imagem',
    label('Imagem antes de carregar', 'Picture before playing'),
    label('Vazio: mostra-se o desenho da sala de espera.', 'Empty: the drawing of the waiting room is shown.'),
  ),
  rows('destaque', label('Em destaque', 'Highlights'), label('Destaque', 'Highlight'), [
    line('titulo', label('Título', 'Title')),
    line('texto', label('Texto', 'Text')),
    path('href'),
  ]),
];
