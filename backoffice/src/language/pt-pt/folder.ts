import type { Replacement } from './translations.ts';

export const folder: Replacement<'folder'> = {
  browseByFolder: 'Ver por pasta',
  byFolder: 'Por pasta',
  deleteFolder: 'Eliminar pasta',
  folderName: 'Nome da pasta',
  folderTypeDescription: 'Escolha que tipos de documento esta pasta pode ter.',
  itemsMovedToRoot: '{{title}} movido para a pasta raiz',
  moveFolder: 'Mover pasta',
  moveItemsToFolderConfirmation: 'Vai mover <1>{{count}} {{label}}</1> para <2>{{toFolder}}</2>. Tem a certeza?',
  moveItemsToRootConfirmation: 'Vai mover <1>{{count}} {{label}}</1> para a pasta raiz. Tem a certeza?',
  moveItemToFolderConfirmation: 'Vai mover <1>{{title}}</1> para <2>{{toFolder}}</2>. Tem a certeza?',
  moveItemToRootConfirmation: 'Vai mover <1>{{title}}</1> para a pasta raiz. Tem a certeza?',
  movingFromFolder: 'A mover {{title}} de {{fromFolder}}',
  newFolder: 'Nova pasta',
  noFolder: 'Sem pasta',
  renameFolder: 'Mudar o nome da pasta',
  searchByNameInFolder: 'Procurar por nome em {{folderName}}',
  selectFolderForItem: 'Escolha a pasta para {{title}}',
};
