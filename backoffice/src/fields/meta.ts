import type { GroupField, Tab } from 'payload';
import { label } from '../language/label.ts';
import { counted } from './counted.ts';

const [longestTitle, longestDescription] = [70, 170];

const meta = (): GroupField => ({
  name: 'meta',
  type: 'group',
  label: label('Como aparece nos resultados', 'How it appears in results'),
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      maxLength: longestTitle,
      label: label('Título nos resultados', 'Title in results'),
      admin: counted(
        label('Até 70 caracteres. Vazio: usa-se o título da página.', 'Up to 70 characters. Empty: the page title is used.'),
        longestTitle,
      ),
    },
    {
      name: 'description',
      type: 'textarea',
      localized: true,
      maxLength: longestDescription,
      label: label('Descrição nos resultados', 'Description in results'),
      admin: counted(label('Uma ou duas frases, até 170 caracteres.', 'One or two sentences, up to 170 characters.'), longestDescription),
    },
  ],
});

export const searchEnginesTab = (): Tab => ({ label: label('Motores de busca', 'Search engines'), fields: [meta()] });
