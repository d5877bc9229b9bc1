import type { CollapsibleField } from 'payload';
import { line } from '../../fields/line.ts';
import { picture } from '../../fields/picture.ts';
import { youtube } from '../../fields/youtube.ts';
import { type Label, label } from '../../language/label.ts';

const video = (suffix: '' | '2', name: Label): CollapsibleField => ({
  type: 'collapsible',
  label: name,
  fields: [
    line(`video_titulo${suffix}`, label('Título', 'Title')),
    youtube(`video_video${suffix}`),
    line(`video_legenda${suffix}`, label('Legenda', 'Caption')),
    picture(`video_imagem${suffix}`, label('Imagem antes de carregar', 'Picture before playing')),
  ],
});

export const twoVideos = (): CollapsibleField[] => [
  video('', label('Primeiro vídeo', 'First video')),
  video('2', label('Segundo vídeo', 'Second video')),
];
