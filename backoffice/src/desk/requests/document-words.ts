import type { DocumentState, UnscannableReason } from '@clinic/core/documents/document';
import { type Label, label } from '../../language/label.ts';

export const documentStateWords: Record<DocumentState, Label> = {
  receiving: label('A chegar', 'Arriving'),
  notYetChecked: label('Ainda por verificar', 'Not yet checked'),
  clean: label('Verificado, sem vírus', 'Checked, no virus'),
  unscannable: label('Não foi possível verificar', 'Could not be checked'),
  threat: label('Tem um vírus: não se abre', 'Has a virus: is not opened'),
};

export const unscannableWords: Record<UnscannableReason, Label> = {
  overLimit: label('é grande de mais para ser verificado', 'too large to be checked'),
  damaged: label('ficou estragado e não abre', 'it is damaged and does not open'),
  tookTooLong: label('a verificação demora de mais', 'checking it takes too long'),
  scannerBroke: label('o antivírus vai abaixo ao verificá-lo', 'the virus scanner breaks down over it'),
  archiveBroken: label('o ZIP está estragado', 'the archive is damaged'),
  archiveTooLarge: label('o ZIP é grande de mais depois de aberto', 'the archive is too large once unpacked'),
  archiveLocked: label('o ZIP tem palavra-passe', 'the archive has a password'),
};

export const documentWords = {
  title: label('Documentos', 'Documents'),
  none: label('Não enviou documentos.', 'No documents were sent.'),
  open: label('Abrir', 'Open'),
  openNamed: label('Abrir {name}', 'Open {name}'),
  doctorOnly: label('Só o médico a quem o pedido foi entregue o pode abrir.', 'Only the doctor who was given the request can open it.'),
  warning: label(
    'Ninguém verificou este ficheiro: pode ter um vírus. Abra-o só se precisar dele, num computador atualizado.',
    'Nobody has checked this file: it may have a virus. Open it only if you need it, on an up-to-date computer.',
  ),
  checkAway: label(
    'A verificação de vírus costuma demorar minutos: parece estar parada. Avise quem trata do site.',
    'Checking for viruses takes minutes: it seems to have stopped. Tell whoever looks after the site.',
  ),
  warned: label('Li o aviso e quero abrir', 'I have read the warning and want to open it'),
  withPlace: label('pode dizer onde foi tirada', 'may tell where it was taken'),
  cannotOpen: label('Este documento não se pode abrir daqui.', 'This document cannot be opened from here.'),
  recorded: label('Fica registado quem abre cada documento.', 'Who opens each document is recorded.'),
  doctor: label('Médico que o lê', 'Doctor who reads it'),
  nobody: label('Ainda ninguém', 'Nobody yet'),
  assign: label('Entregar a este médico', 'Give to this doctor'),
  noDoctors: label(
    'Não há contas de médico: peça uma ao administrador.',
    'There are no accounts of doctors: ask the administrator for one.',
  ),
  myRequests: label('Os meus pedidos', 'My requests'),
  noRequests: label('Não tem pedidos para ler.', 'You have no requests to read.'),
  request: label('Pedido', 'Request'),
  answerBy: label('Responder até', 'Answer by'),
  state: label('Estado', 'State'),
  answered: label('Respondido', 'Answered'),
  waiting: label('Por responder', 'Not answered yet'),
};
