import type { ArrayField, NumberField } from 'payload';
import { line } from '../fields/line.ts';
import { rows } from '../fields/rows.ts';
import { type Label, label } from '../language/label.ts';

const percent = (name: 'x' | 'y', fieldLabel: Label): NumberField => ({
  name,
  type: 'number',
  required: true,
  min: 0,
  max: 100,
  label: fieldLabel,
  admin: { width: '50%' },
});

/** Written over the picture by the page, so that words in a drawing can be read aloud, enlarged and translated. */
export const pictureLabels = (): ArrayField =>
  rows(
    'legendas',
    label('Palavras sobre a imagem', 'Words over the picture'),
    label('Palavra', 'Word'),
    [
      line('texto', label('Texto', 'Text')),
      {
        type: 'row',
        fields: [
          percent('x', label('Da esquerda, em %', 'From the left, in %')),
          percent('y', label('De cima, em %', 'From the top, in %')),
        ],
      },
    ],
    { description: label('Em vez de as desenhar na imagem.', 'Instead of drawing them into the picture.') },
  );
