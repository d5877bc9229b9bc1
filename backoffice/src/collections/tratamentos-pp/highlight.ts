import type { CollapsibleField } from 'payload';
import { line } from '../../fields/line.ts';
import { linkUrl } from '../../fields/link-url.ts';
import { section } from '../../fields/section.ts';
import { label } from '../../language/label.ts';

export const highlight = (): CollapsibleField =>
  section(
    'destaque',
    label('Destaque', 'Highlight'),
    ['titulo', 'textoSimples', 'imagem'],
    [
      line('destaque_cta_texto', label('Texto do botão', 'Text of the button')),
      linkUrl('destaque_cta_url', label('O botão leva a', 'The button leads to')),
    ],
  );
