import { label } from '../../language/label.ts';

export const nextWords = {
  nothing: label('Nada por fazer.', 'Nothing to do.'),
  toConfirm: label('por confirmar', 'not confirmed'),
  typedByBooker: label(
    'Número por confirmar: escreveu-o quem marcou. Antes de falar da consulta, pergunte a data de nascimento e o código.',
    'This number is not confirmed: whoever booked typed it. Before you speak of the visit, ask for the birth date and the code.',
  ),
  typedInForm: label(
    'Número por confirmar: escreveu-o quem enviou o formulário. Não diga nada da ficha, nem de saúde.',
    'This number is not confirmed: whoever sent the form typed it. Tell nothing of the record, nor of health.',
  ),
  callRecord: label(
    'Sobre a ficha, ligue só para o número que está nela, no programa da clínica.',
    'About the record, call only the number that stands in it, in the clinic’s program.',
  ),
};

export const timelineWords = {
  show: label('Mostrar na cronologia', 'Show on the time line'),
  groups: {
    all: label('Tudo', 'All'),
    letters: label('E-mails e SMS', 'E-mails and texts'),
    calls: label('Chamadas', 'Calls'),
    notes: label('Notas', 'Notes'),
    money: label('Dinheiro', 'Money'),
  },
  today: label('Hoje', 'Today'),
  yesterday: label('Ontem', 'Yesterday'),
};
