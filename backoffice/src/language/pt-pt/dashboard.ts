import type { Replacement } from './translations.ts';

export const dashboard: Replacement<'dashboard'> = {
  addWidget: 'Adicionar bloco',
  deleteWidget: 'Eliminar o bloco {{id}}',
  discardMessage: 'Há alterações por guardar na disposição do painel. Tem a certeza de que quer descartá-las?',
  editDashboard: 'Editar painel',
  editingDashboard: 'Edição do painel',
  noItems: 'O painel não tem blocos. Pode adicioná-los no menu «Painel», na barra superior.',
  resetLayout: 'Repor disposição',
  searchWidgets: 'Procurar blocos…',
};
