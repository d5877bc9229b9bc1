import type { ReplyTrouble } from '@clinic/core/desk/replies/write-reply';
import { type Label, label } from '../../language/label.ts';

export const replyPageWords = {
  title: label('Respostas prontas', 'Ready answers'),
  lead: label(
    'Textos que se escolhem em «Escrever ao paciente». Seguem na língua das cartas da marcação e podem mudar-se antes de enviar.',
    'Texts to choose from under “Write to the patient”. They go in the language of the booking’s letters and can be changed before sending.',
  ),
  placeholders: label(
    'O que se preenche sozinho, nas duas línguas com o mesmo nome:',
    'What fills itself in, by the same name in both languages:',
  ),
  onlyManagers: label('Só o gestor e os administradores as mudam.', 'Only managers and administrators change them.'),
  none: label('Ainda não há respostas prontas.', 'There are no ready answers yet.'),
  add: label('Nova resposta', 'New answer'),
  edit: label('Mudar', 'Change'),
  name: label('Título, só para o balcão', 'Title, for the desk alone'),
  pt: label('Em português', 'In Portuguese'),
  en: label('Em inglês', 'In English'),
  save: label('Guardar', 'Save'),
  remove: label('Retirar', 'Remove'),
  history: label('Histórico', 'History'),
  byWhom: label('{moment}, {name}', '{moment}, {name}'),
  removedBy: label('retirada a {moment} por {name}', 'removed on {moment} by {name}'),
  restore: label('Repor esta', 'Put this one back'),
  removed: label('Retiradas', 'Removed'),
  noAnswer: label('Sem ligação ao servidor. Nada mudou: tente outra vez.', 'No connection to the server. Nothing changed: try again.'),
};

export const replyTroubleWords: Record<ReplyTrouble['kind'], Label> = {
  notFound: label('Esta resposta já não existe.', 'This answer no longer exists.'),
  nothingToDo: label('Já estava assim.', 'It was so already.'),
  noTitle: label('Falta o título.', 'The title is missing.'),
  wrongLength: label('Escreva as duas línguas, com 10 a 2000 caracteres cada.', 'Write both languages, with 10 to 2000 characters each.'),
  unknownPlaceholder: label(
    'Ninguém sabe preencher: {names}. Veja os nomes no cimo.',
    'Nobody can fill in: {names}. See the names at the top.',
  ),
};
