import type { CheckboxField, CollapsibleField, SelectField } from 'payload';
import { type Label, label } from '../language/label.ts';

const choice = (name: string, fieldLabel: Label, options: Record<string, Label>): SelectField => ({
  name,
  type: 'select',
  label: fieldLabel,
  options: Object.entries(options).map(([value, text]) => ({ value, label: text })),
});

const tick = (name: string, fieldLabel: Label, description: Label): CheckboxField => ({
  name,
  type: 'checkbox',
  defaultValue: false,
  label: fieldLabel,
  admin: { description },
});

/** How a section looks; empty means the site's usual way. */
export const presentation = (): CollapsibleField => ({
  type: 'collapsible',
  label: label('Apresentação', 'Presentation'),
  admin: { initCollapsed: true },
  fields: [
    choice('cta_align', label('Lugar do botão', 'Place of the button'), {
      left: label('À esquerda', 'Left'),
      center: label('Ao centro', 'Centre'),
      right: label('À direita', 'Right'),
    }),
    choice('heading_tag', label('Nível do título', 'Level of the title'), {
      h2: label('Secção (2)', 'Section (2)'),
      h3: label('Subsecção (3)', 'Subsection (3)'),
    }),
    choice('heading_style', label('Aspeto do título', 'Look of the title'), {
      title: label('Título', 'Title'),
      lead: label('Entrada', 'Lead'),
      small: label('Pequeno', 'Small'),
    }),
    choice('background', label('Fundo', 'Background'), {
      none: label('Nenhum', 'None'),
      limestone: label('Pedra', 'Limestone'),
      cobalt: label('Azul-cobalto', 'Cobalt'),
      tile: label('Azulejo', 'Tile'),
    }),
    choice('klass', label('Disposição', 'Layout'), {
      none: label('Normal', 'Normal'),
      narrow: label('Estreita', 'Narrow'),
      wide: label('Larga', 'Wide'),
      cards: label('Cartões', 'Cards'),
      steps: label('Passos', 'Steps'),
    }),
    tick(
      'image_right',
      label('Imagem à direita', 'Picture on the right'),
      label('No telemóvel fica sempre por cima do texto.', 'On a phone it always stands above the text.'),
    ),
    tick(
      'notBanner',
      label('Sem convite para marcar', 'No invitation to book'),
      label('Esconde o convite que fecha a página.', 'Hides the invitation that closes the page.'),
    ),
  ],
});
