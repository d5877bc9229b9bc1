import type { Field } from 'payload';
import { line } from '../../fields/line.ts';
import { picture } from '../../fields/picture.ts';
import { youtube } from '../../fields/youtube.ts';
import { label } from '../../language/label.ts';

export const examVideo = (): Field[] => [
  picture('video_imagem', label('Imagem antes de carregar', 'Picture before playing')),
  youtube('video_video'),
  line('video_legenda', label('Legenda', 'Caption')),
];
