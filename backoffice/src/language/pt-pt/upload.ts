import type { Replacement } from './translations.ts';

export const upload: Replacement<'upload'> = {
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
