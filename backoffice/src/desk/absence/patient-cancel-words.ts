import type { LateMoneyDecision, PatientCancelReason } from '@clinic/core/desk/release-booking';
import { type Label, label } from '../../language/label.ts';

/** What becomes of the money of a visit that was cancelled late. */
export const lateMoneyWords: Record<LateMoneyDecision, Label> = {
  returned: label('Devolver', 'Give it back'),
  kept: label('Não devolver', 'Do not give it back'),
};

/** Why, as the patient says it. */
export const patientReasonWords: Record<PatientCancelReason, Label> = {
  cannotMakeIt: label('Não pode nesse dia ou a essa hora', 'Cannot make that day or hour'),
  notNeeded: label('Já não precisa', 'No longer needs it'),
  elsewhere: label('Vai a outro sítio', 'Goes somewhere else'),
  cost: label('Por causa do preço', 'Because of the price'),
  otherReason: label('Outro motivo', 'Another reason'),
};

/** The patient's own cancellation, made at the front desk. Named by who cancels, beside that of the clinic: callers say “quero cancelar”. */
export const patientCancelWords = {
  title: label('O paciente cancela…', 'The patient cancels…'),
  help: label('Quando é o paciente que pede. Ao confirmar:', 'When it is the patient who asks. Once you confirm:'),
  hour: label('A hora de {when}, com {doctor}, sai da agenda da clínica.', 'The hour of {when}, with {doctor}, leaves the clinic’s book.'),
  nothingPaid: label('Nada foi pago: não há dinheiro a devolver.', 'Nothing was paid: there is no money to give back.'),
  byProvider: label(
    'Foram pagos {amount} ({method}): ficam em «Por fazer», e é o balcão que carrega em «Devolver».',
    '{amount} was paid ({method}): it is put under “To do”, and it is the desk that presses “Give back”.',
  ),
  byTransfer: label(
    'Foram pagos {amount} ({method}): ficam em «Por fazer» e devolvem-se por transferência. Segue outro e-mail, que pede o IBAN.',
    '{amount} was paid ({method}): it is put under “To do” and goes back by bank transfer. Another e-mail asks for the IBAN.',
  ),
  ended: label(
    'O prazo para cancelar sem custo terminou: {until}.',
    'The time until which cancelling is free of charge has ended: {until}.',
  ),
  paidLate: label('Foram pagos {amount} ({method}).', '{amount} was paid ({method}).'),
  money: label('O dinheiro, como combinou com o paciente', 'The money, as agreed with the patient'),
  moneyHelp: label(
    'A carta diz o que escolher. O que é para devolver fica em «Por fazer».',
    'The letter says what you choose. What is to be given back is put under “To do”.',
  ),
  why: label('Motivo, se o disser', 'The reason, if they tell it'),
  whyUntold: label('Não disse', 'Did not say'),
  letter: label('A carta «Consulta cancelada» segue para {addresses}.', 'The letter that the visit is cancelled goes to {addresses}.'),
  text: label('Não há e-mail nesta marcação: segue uma SMS.', 'There is no e-mail in this booking: a text message goes out.'),
  unproven: label(
    'Não segue carta: o contacto desta marcação ainda não foi confirmado. Diga-o ao telefone.',
    'No letter goes out: the contact of this booking is not confirmed yet. Say it on the telephone.',
  ),
  move: label('Mudar em vez de cancelar', 'Move it instead'),
  confirm: label('O paciente pediu para cancelar', 'The patient asked to cancel'),
  submit: label('Cancelar a pedido do paciente', 'Cancel as the patient asked'),
};
