import type { Field } from 'payload';
import { line } from '../../fields/line.ts';
import { lines } from '../../fields/lines.ts';
import { picture } from '../../fields/picture.ts';
import { label } from '../../language/label.ts';

export const bannerFields: Field[] = [
  line('banner_titulo', label('Título', 'Title'), label('O título grande, por palavras simples.', 'The large title, in plain words.')),
  lines('banner_descricao', label('Texto', 'Text')),
  picture(
    'banner_imagem',
    label('Imagem', 'Picture'),
    label('Vazio: mostra-se o desenho da porta e de Lisboa.', 'Empty: the drawing of the door and of Lisbon is shown.'),
  ),
];
