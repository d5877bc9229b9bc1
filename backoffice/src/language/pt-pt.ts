import { pt } from '@payloadcms/translations/languages/pt';
import { authentication } from './pt-pt/authentication.ts';
import { error } from './pt-pt/error.ts';
import { fields } from './pt-pt/fields.ts';
import { general } from './pt-pt/general.ts';
import { generalDeletion } from './pt-pt/general-deletion.ts';
import type { Replacement } from './pt-pt/translations.ts';
import { validation } from './pt-pt/validation.ts';
import { version } from './pt-pt/version.ts';

const dashboard: Replacement<'dashboard'> = {
  addWidget: 'Adicionar bloco',
  deleteWidget: 'Eliminar o bloco {{id}}',
  discardMessage: 'Há alterações por guardar na disposição do painel. Tem a certeza de que quer descartá-las?',
  editDashboard: 'Editar painel',
  editingDashboard: 'Edição do painel',
  noItems: 'O painel não tem blocos. Pode adicioná-los no menu «Painel», na barra superior.',
  resetLayout: 'Repor disposição',
  searchWidgets: 'Procurar blocos…',
};

const folder: Replacement<'folder'> = {
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

const localization: Replacement<'localization'> = {
  cannotCopySameLocale: 'Não é possível copiar para a mesma língua',
  copyFromTo: 'A copiar de {{from}} para {{to}}',
  copyToLocale: 'Copiar para outra língua',
  localeToPublish: 'Língua a publicar',
  // Payload puts it behind “Duplicar”.
  selectedLocales: 'algumas línguas',
  selectLocaleToCopy: 'Escolha a língua a copiar',
  selectLocaleToDuplicate: 'Escolha as línguas a duplicar',
};

const operators: Replacement<'operators'> = {
  equals: 'é igual a',
  intersects: 'cruza-se com',
  isLike: 'é parecido com',
  isNotEqualTo: 'é diferente de',
  isNotLike: 'não é parecido com',
  near: 'perto de',
  within: 'dentro de',
};

const upload: Replacement<'upload'> = {
  addFile: 'Adicionar ficheiro',
  addFiles: 'Adicionar ficheiros',
  bulkUpload: 'Enviar vários ficheiros',
  crop: 'Recortar',
  cropToolDescription: 'Arraste os cantos da área selecionada, desenhe uma nova ou ajuste os valores abaixo.',
  download: 'Transferir',
  dragAndDrop: 'Arraste um ficheiro para aqui',
  dragAndDropHere: 'ou arraste um ficheiro para aqui',
  fileName: 'Nome do ficheiro',
  fileSize: 'Tamanho do ficheiro',
  filesToUpload: 'Ficheiros a enviar',
  fileToUpload: 'Ficheiro a enviar',
  focalPoint: 'Ponto focal',
  noFile: 'Sem ficheiro',
  pasteURL: 'Colar endereço',
  previewSizes: 'Ver tamanhos',
  selectCollectionToBrowse: 'Escolha a coleção a ver',
  selectFile: 'Escolher ficheiro',
};

const { translations } = pt;

/** European Portuguese: Payload offers one Portuguese, the Brazilian. */
export const ptPT: typeof pt = {
  ...pt,
  translations: {
    ...translations,
    authentication: { ...translations.authentication, ...authentication },
    dashboard: { ...translations.dashboard, ...dashboard },
    error: { ...translations.error, ...error },
    fields: { ...translations.fields, ...fields },
    folder: { ...translations.folder, ...folder },
    general: { ...translations.general, ...general, ...generalDeletion },
    localization: { ...translations.localization, ...localization },
    operators: { ...translations.operators, ...operators },
    upload: { ...translations.upload, ...upload },
    validation: { ...translations.validation, ...validation },
    version: { ...translations.version, ...version },
  },
};
