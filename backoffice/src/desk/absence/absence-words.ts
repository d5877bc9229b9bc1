import type { ClinicCancelReason } from '@clinic/core/booking/model/clinic-cancellation';
import type { AbsenceLine } from '@clinic/core/desk/absence/read-absence';
import { type Label, label } from '../../language/label.ts';

export const absenceWords = {
  link: label('Médico ausente…', 'Doctor absent…'),
  title: label('Médico ausente', 'Doctor absent'),
  lead: label('Reveja aqui. Nada sai antes de confirmar em baixo.', 'Look it over here. Nothing is sent before you confirm below.'),
  doctor: label('Profissional', 'Professional'),
  from: label('Do dia', 'From'),
  to: label('ao dia', 'to'),
  reason: label('Motivo, como a carta o diz', 'Reason, as the letter tells it'),
  show: label('Ver quem é avisado', 'See who is told'),
  first: label(
    'Ao confirmar, o site deixa de oferecer as horas destes dias, também a quem está agora a marcar. Feche-as também no programa da clínica, para quem marca por telefone.',
    'Once you confirm, the site no longer offers the times of these days, not even to who is booking now. Close them in the clinic’s program, too, for who books by telephone.',
  ),
  silent: label(
    'O programa da clínica não respondeu às {time}: faltam aqui as consultas marcadas por telefone. Abra esta página outra vez antes de confirmar, ou confirme agora as do site e volte cá depois.',
    'The clinic’s program did not answer at {time}: visits made by telephone are missing here. Open this page again before you confirm, or confirm those of the site now and come back later.',
  ),
  none: label('Não há consultas por avisar nestes dias.', 'There are no visits to tell of in these days.'),
  closeConfirm: label('Confirmo que o profissional não vem nestes dias', 'I confirm that the professional does not come on these days'),
  close: label('Fechar estes dias no site', 'Close these days on the site'),
  inForce: label('Dias e horas fechados no site', 'Days and times closed on the site'),
  inForceLine: label('{doctor}, de {from} a {to}', '{doctor}, {from} to {to}'),
  inForceDay: label('{doctor}, {from}', '{doctor}, {from}'),
  declared: label('Fechado por {name}, {when}', 'Closed by {name}, {when}'),
  endConfirm: label('Confirmo que o profissional vem', 'I confirm that the professional comes'),
  end: label('Voltar a abrir no site', 'Open on the site again'),
  ended: label(
    'Feito. As horas que o programa da clínica mostra livres voltam a aparecer no site. O que foi cancelado continua cancelado.',
    'Done. The times that the clinic’s program shows as free are on the site again. What was cancelled stays cancelled.',
  ),
  tooLong: label('Escolha no máximo 31 dias.', 'Choose at most 31 days.'),
  when: label('Consulta', 'Visit'),
  patient: label('Paciente', 'Patient'),
  told: label('Como é avisado', 'How they are told'),
  money: label('Dinheiro', 'Money'),
  alsoBooker: label('e a quem marcou', 'and to who booked'),
  languages: { pt: label('em português', 'in Portuguese'), en: label('em inglês', 'in English') },
  refund: label('devolver {amount}', 'give back {amount}'),
  nothingPaid: label('nada pago', 'nothing paid'),
  inProgram: label('no programa da clínica', 'in the clinic’s program'),
  chosenReason: label('(o motivo que escolher)', '(the reason that you choose)'),
  letterOf: label('A carta, como a recebe {name}', 'The letter, as {name} gets it'),
  subject: label('Assunto', 'Subject'),
  button: label(
    'Com três horas livres, se as houver quando a carta for escrita, e um botão para escolher outra no site.',
    'With three free times, if there are any when the letter is written, and a button to choose another on the site.',
  ),
  moneyBack: label(
    'O que foi pago por MB WAY ou cartão segue logo pelo prestador; o resto fica em «Por fazer».',
    'What was paid by MB WAY or card goes back through the provider at once; the rest is put under “To do”.',
  ),
  telephone: label(
    'As consultas marcadas por telefone não saem da agenda sozinhas: retire-as no programa da clínica depois de falar com cada pessoa.',
    'Visits made by telephone do not leave the book by themselves: take them out in the clinic’s program once you have spoken to each person.',
  ),
  confirm: label('Confirmo que a clínica cancela estas {count} consultas', 'I confirm that the clinic cancels these {count} visits'),
  confirmOne: label('Confirmo que a clínica cancela esta consulta', 'I confirm that the clinic cancels this visit'),
  submitOne: label('Cancelar e avisar 1 pessoa', 'Cancel and tell 1 person'),
  submit: label('Cancelar e avisar {count} pessoas', 'Cancel and tell {count} people'),
  done: label(
    'Feito: o site já não oferece estes dias. As cartas seguem agora, mesmo que o programa da clínica não responda; quem não tem e-mail está em «Por fazer». Em baixo está o que ainda falta, se faltar.',
    'Done: the site no longer offers these days. The letters go out now, even if the clinic’s program does not answer; who has no e-mail is under “To do”. What is still missing, if anything, stands below.',
  ),
  audited: label(
    'Fica registado quem abre esta página e de quem são os nomes.',
    'Who opens this page, and whose names it shows, is recorded.',
  ),
  ofOne: label('A clínica cancela…', 'The clinic cancels…'),
  ofOneHelp: label(
    'Quando é a clínica que não pode. A hora deixa de se oferecer no site; feche-a também no programa da clínica. O paciente, e quem marcou, recebem esta carta; o que foi pago por MB WAY ou cartão é logo devolvido pelo prestador; o resto fica em «Por fazer».',
    'When it is the clinic that cannot. The time is no longer offered on the site; close it in the clinic’s program, too. The patient, and who booked, get this letter; what was paid by MB WAY or card is given back by the provider at once, the rest goes under “To do”.',
  ),
  ofOneCall: label(
    'Não há e-mail para esta marcação: fica uma chamada em «Por fazer».',
    'There is no e-mail for this booking: a call is put under “To do”.',
  ),
  ofOneConfirm: label('Confirmo que é a clínica que cancela', 'I confirm that it is the clinic that cancels'),
  ofOneSubmit: label('Cancelar pela clínica', 'Cancel for the clinic'),
  callLog: label('Como correu', 'How it went'),
  callTitle: label('Avisar por telefone', 'Tell by telephone'),
  callSays: label(
    'A clínica teve de cancelar a consulta de {day}, às {time}. Peça desculpa, diga o motivo e combine outra hora no programa da clínica; depois retire de lá a antiga.',
    'The clinic had to cancel the visit on {day} at {time}. Say sorry, tell the reason and agree on another time in the clinic’s program; then take the old one out there.',
  ),
  callSilent: label(
    'O programa da clínica não responde, ou a ficha já não existe: veja o telefone no programa. Ficha n.º {number}.',
    'The clinic’s program does not answer, or the record is gone: see the phone number there. Record no. {number}.',
  ),
  callOf: label('Consulta por telefone, {day} {time}', 'Visit made by telephone, {day} {time}'),
};

/** Each stands below its figure. */
export const absenceSumWords = {
  visit: label('consulta cancelada', 'visit cancelled'),
  visits: label('consultas canceladas', 'visits cancelled'),
  letters: label('por carta', 'by letter'),
  calls: label('por chamada, em «Por fazer»', 'by a call, under “To do”'),
  refund: label('a devolver', 'to give back'),
};

export const absentByWords: Record<AbsenceLine['by'], Label> = {
  letter: label('carta', 'letter'),
  call: label('chamada, em «Por fazer»', 'call, under “To do”'),
  called: label('chamada já pedida', 'call already asked for'),
};

/** As the desk names it; the letter says it in the patient's language. */
export const clinicCancelWords: Record<ClinicCancelReason, Label> = {
  doctorAway: label(
    'o profissional não pode vir (doença ou outro motivo: a carta não diz qual)',
    'the professional cannot come (ill or otherwise: the letter does not say which)',
  ),
  emergency: label('foi chamado para uma urgência', 'called to an emergency'),
  equipment: label('aparelho avariado', 'device out of order'),
  clinicClosed: label('a clínica fecha nesse dia', 'the clinic is closed that day'),
};
