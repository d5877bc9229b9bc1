import type { Field } from 'payload';
import { line } from '../../fields/line.ts';
import { lines } from '../../fields/lines.ts';
import { picture } from '../../fields/picture.ts';
import { label } from '../../language/label.ts';

export const endingFields: Field[] = [
  {
    type: 'collapsible',
    label: label('Convite para instalar o site no telemóvel', 'Invitation to install the site on a phone'),
    fields: [line('pwa_titulo', label('Título', 'Title')), lines('pwa_texto', label('Texto', 'Text'))],
  },
  {
    type: 'collapsible',
    label: label('Convite para marcar consulta', 'Invitation to book'),
    fields: [
      line('cta_titulo', label('Título', 'Title')),
      lines(
        'cta_texto',
        label('Texto', 'Text'),
        label('Até três parágrafos, separados por uma linha vazia.', 'Up to three paragraphs, with an empty line between them.'),
      ),
      picture(
        'cta_imagem',
        label('Imagem', 'Picture'),
        label('Vazio: mostra-se a parede de azulejos.', 'Empty: the wall of tiles is shown.'),
      ),
    ],
  },
];
