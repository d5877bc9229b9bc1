import { line } from '../fields/line.ts';
import { picture } from '../fields/picture.ts';
import { person } from '../fields/signature.ts';
import { title } from '../fields/title.ts';
import { youtube } from '../fields/youtube.ts';
import { groups, label } from '../language/label.ts';
import { draftCollection } from './draft-collection.ts';

export const videos = draftCollection({
  slug: 'videos',
  labels: { singular: label('Vídeo', 'Video'), plural: label('Vídeos', 'Videos') },
  group: groups.content,
  defaultColumns: ['titulo', 'pessoa', '_status', 'updatedAt'],
  defaultPopulate: { titulo: true, imagem: true, video: true, legenda: true },
  fields: [
    title(),
    youtube('video'),
    picture('imagem', label('Imagem antes de carregar', 'Picture before playing')),
    line('legenda', label('Legenda', 'Caption')),
    person('pessoa', label('Na biografia de', 'In the biography of')),
  ],
});
