import { label } from '../../language/label.ts';

export const moveWords = {
  title: label('Mudar a hora', 'Change the time'),
  lead: label(
    'Horas livres na agenda da clínica para a mesma consulta. O preço e o que já foi pago passam para a nova hora, e o paciente recebe um e-mail.',
    'Free times in the clinic’s book for the same visit. The price, and what was paid, go along to the new time, and the patient gets an e-mail.',
  ),
  sameDoctor: label('Só com {doctor}', 'With {doctor} only'),
  anyDoctor: label('Ver também outros profissionais', 'Show other professionals, too'),
  later: label('Ver {month}', 'Show {month}'),
  soon: label('Voltar aos próximos trinta dias', 'Back to the next thirty days'),
  none: label('Não há horas livres nestes dias.', 'There are no free times in these days.'),
  silent: label(
    'O programa da clínica não responde. Tente outra vez dentro de um minuto.',
    'The clinic’s program does not answer. Try again in a minute.',
  ),
  submit: label('Mudar para esta hora', 'Move to this time'),
  beingMoved: label(
    'A mudar… Não desligue: o programa da clínica está a responder, e esta página muda sozinha. Ainda não diga que mudou.',
    'Moving… Do not hang up: the clinic’s program is answering, and this page changes by itself. Do not say yet that it has moved.',
  ),
  notMoved: label(
    'Não mudou: a razão está ao cimo, e a consulta antiga fica como estava. Diga-o à pessoa antes de desligar.',
    'It was not moved: the reason stands at the top, and the old visit stays as it was. Tell the person before you hang up.',
  ),
  close: label('Deixar como está', 'Leave it as it is'),
};
