import type { BookerKind } from '@clinic/core/desk/management/clinic-figures';
import { type Label, label } from '../language/label.ts';

export const figuresWords = {
  title: label('Números', 'Figures'),
  lead: label(
    'Contado por nós, sem cookies nem endereços, a partir do que já guardamos. Nenhum número abre dados de um paciente.',
    'Counted by us, without cookies or addresses, from what we keep anyway. No figure opens a patient’s data.',
  ),
  weeks: label('Semanas', 'Weeks'),
  lastWeeks: label('{count} semanas', '{count} weeks'),
  show: label('Mostrar', 'Show'),
  export: label('Exportar', 'Export'),
  exportNote: label(
    'O ficheiro tem só números, por semana. Fica registado quem o leva.',
    'The file has numbers alone, by week. Who takes it is recorded.',
  ),
  lastWhole: label('Semana de {from} a {to}', 'Week from {from} to {to}'),
  comparedWith: label('Compara com a média das {count} semanas anteriores.', 'Compared with the mean of the {count} weeks before.'),
  table: label('Ver em tabela', 'See as a table'),
  week: label('Semana', 'Week'),
  thisWeek: label('esta semana', 'this week'),
  total: label('Total', 'Total'),
  none: label('Ainda não há nada para contar.', 'There is nothing to count yet.'),
  same: label('igual à média', 'as the mean'),
  more: label('mais {difference}', '{difference} more'),
  less: label('menos {difference}', '{difference} less'),
  points: label('{count} pontos', '{count} points'),
};

export const tileWords = {
  bookings: label('Marcações no site', 'Bookings on the site'),
  paid: label('Pagas antes da consulta', 'Paid before the visit'),
  missed: label('Faltas', 'No-shows'),
  revenue: label('Recebido pelo site', 'Received by the site'),
  answered: label('Respostas no prazo', 'Answers in time'),
  paidOf: label('por pagar: {unpaid}', 'not paid: {unpaid}'),
  missedOf: label('{missed} de {all} pessoas', '{missed} of {all} people'),
  refunded: label('devolvidos {sum}', '{sum} given back'),
  median: label('mediana {hours} h úteis, {late} fora do prazo', 'median {hours} working hours, {late} late'),
  inRange: label('em todas as semanas mostradas', 'in all weeks shown'),
};

export const bookerWords: Record<BookerKind, Label> = {
  newPatient: label('Sem ficha provada', 'Without a proven record'),
  knownPatient: label('Já paciente', 'Known patient'),
  forAnother: label('Por outra pessoa', 'By somebody else'),
};

export const chartWords = {
  bookers: label('Marcações por semana e por quem marcou', 'Bookings by week and by who booked'),
  bookersNote: label(
    'As marcações feitas só no programa da clínica não entram aqui.',
    'Bookings made in the clinic’s program alone are not counted here.',
  ),
  outcome: label('O que foi feito das marcações', 'What became of the bookings'),
  paidAhead: label('Pagas antes', 'Paid ahead'),
  atClinic: label('A pagar na clínica', 'To be paid at the clinic'),
  waiting: label('À espera de pagamento', 'Waiting for payment'),
  unpaid: label('Por pagar, hora libertada', 'Not paid, time released'),
  cancelled: label('Canceladas', 'Cancelled'),
  presence: label('Presenças e faltas', 'Who came and who did not'),
  arrived: label('Vieram', 'Came'),
  missed: label('Faltaram', 'Did not come'),
  presenceNote: label('Só de quem o balcão marcou na folha do dia.', 'Only those whom the desk marked on the day sheet.'),
  money: label('Recebido e devolvido', 'Received and given back'),
  revenue: label('Recebido', 'Received'),
  refunded: label('Devolvido', 'Given back'),
  moneyNote: label(
    'Só o que passou pelo site: o que se paga na clínica não está aqui.',
    'Only what went through the site: not what is paid at the clinic.',
  ),
  answers: label('Tempo até à resposta', 'Time until the answer'),
  answersNote: label('{count} pedidos respondidos, em horas úteis', '{count} requests answered, in working hours'),
  promise: label('promessa: 24 h úteis', 'promise: 24 working hours'),
  hours: label('Horas úteis', 'Working hours'),
  requests: label('Pedidos', 'Requests'),
  late: label('Fora do prazo', 'Late'),
  lateNone: label('Nenhum fora do prazo.', 'None late.'),
  lateOne: label('1 fora do prazo.', '1 late.'),
  lateMany: label('{count} fora do prazo.', '{count} late.'),
  kinds: label('Pedidos por tipo', 'Requests by kind'),
  kind: label('Tipo', 'Kind'),
  received: label('Recebidos', 'Received'),
  answered: label('Respondidos', 'Answered'),
};
