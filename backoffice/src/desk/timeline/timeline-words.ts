import { label } from '../../language/label.ts';

export const nextWords = {
  nothing: label('Nada por fazer.', 'Nothing to do.'),
};

export const timelineWords = {
  show: label('Mostrar na cronologia', 'Show on the time line'),
  groups: {
    all: label('Tudo', 'All'),
    letters: label('E-mails', 'E-mails'),
    calls: label('Chamadas', 'Calls'),
    notes: label('Notas', 'Notes'),
    money: label('Dinheiro', 'Money'),
  },
  today: label('Hoje', 'Today'),
  yesterday: label('Ontem', 'Yesterday'),
};
