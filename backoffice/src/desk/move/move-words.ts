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
  close: label('Deixar como está', 'Leave it as it is'),
};
