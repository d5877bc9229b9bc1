import type { GroupField, Tab } from 'payload';
import { label } from '../language/label.ts';

const meta = (): GroupField => ({
  name: 'meta',
  type: 'group',
  label: label('Como aparece nos resultados', 'How it appears in results'),
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: 70,
      label: label('Título nos resultados', 'Title in results'),
      admin: {
        description: label('Até 70 caracteres. Vazio: usa-se o título da página.', 'Up to 70 characters. Empty: the page title is used.'),
      },
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: 170,
      label: label('Descrição nos resultados', 'Description in results'),
      admin: { description: label('Uma ou duas frases, até 170 caracteres.', 'One or two sentences, up to 170 characters.') },
    },
  ],
});

export const searchEnginesTab = (): Tab => ({ label: label('Motores de busca', 'Search engines'), fields: [meta()] });
