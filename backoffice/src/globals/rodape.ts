import { linkUrl } from '../fields/link-url.ts';
import { newTab } from '../fields/new-tab.ts';
import { label } from '../language/label.ts';
import { settingsGlobal } from './settings-global.ts';

export const rodape = settingsGlobal('rodape', label('Rodapé', 'Footer'), [
  { name: 'texto', type: 'textarea', localized: true, label: label('Texto', 'Text') },
  {
    name: 'ligacoes',
    type: 'array',
    label: label('Ligações', 'Links'),
    labels: { singular: label('ligação', 'link'), plural: label('ligações', 'links') },
    admin: { components: { RowLabel: '/components/row-title.tsx#RowTitle' } },
    fields: [{ name: 'title', type: 'text', localized: true, label: label('Título', 'Title') }, linkUrl(), newTab()],
  },
  { name: 'aviso_legal', type: 'textarea', localized: true, label: label('Aviso legal', 'Legal notice') },
]);
