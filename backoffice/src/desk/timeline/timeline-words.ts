import { label } from '../../language/label.ts';

export const nextWords = {
  nothing: label('Nada por fazer.', 'Nothing to do.'),
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
