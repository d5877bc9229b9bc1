import type { SubSpecialty } from '@clinic/core/booking/model/sub-specialties';
import type { DayNotice } from '@clinic/core/desk/day/day-sheet-store';
import type { DayStanding } from '@clinic/core/desk/day/join-day';
import { type Label, label } from '../../language/label.ts';

export const dayWords = {
  title: label('Folha do dia', 'Day sheet'),
  lead: label(
    'Todas as consultas do dia: as do site e as que estão só no programa da clínica.',
    'All visits of the day: those of the site and those that are only in the clinic’s program.',
  ),
  previous: label('Dia anterior', 'Previous day'),
  today: label('Hoje', 'Today'),
  tomorrow: label('Amanhã', 'Tomorrow'),
  next: label('Dia seguinte', 'Next day'),
  day: label('Dia', 'Day'),
  show: label('Mostrar', 'Show'),
  week: label('Ver a semana', 'Show the week'),
  print: label('Imprimir', 'Print'),
  everybody: label('Todos', 'Everybody'),
  doctors: label('Profissionais', 'Professionals'),
  firsts: label('{count} primeiras vezes', '{count} first visits'),
  oneFirst: label('1 primeira vez', '1 first visit'),
  none: label('Não há consultas neste dia.', 'There are no visits on this day.'),
  silent: label(
    'O programa da clínica não respondeu às {time}. Aqui só estão as consultas do site e de «Marcar por telefone»: faltam as que só estão no programa da clínica, e o que lá se mudou. Abra a página outra vez dentro de um minuto.',
    'The clinic’s program did not answer at {time}. Here are only the visits of the site and of “Book by telephone”: those that are in the clinic’s program alone, and what was changed there, are missing. Open the page again in a minute.',
  ),
  hour: label('Hora', 'Time'),
  patient: label('Paciente, idade', 'Patient, age'),
  phone: label('Telefone', 'Phone'),
  visit: label('Consulta e motivo', 'Visit and reason'),
  toKnow: label('Preparação e a saber', 'Preparation and to know'),
  payment: label('Pagamento', 'Payment'),
  presence: label('Presença', 'Attendance'),
  came: label('Veio', 'Came'),
  notes: label('Notas', 'Notes'),
  first: label('1.ª vez', 'First visit'),
  insured: label('Multicare', 'Multicare'),
  privately: label('Particular', 'Private'),
  onSite: label('pelo site', 'on the site'),
  byTelephone: label('por telefone', 'by telephone'),
  byVideo: label('por vídeo', 'by video'),
  paid: label('Paga', 'Paid'),
  atClinic: label('Paga cá: {amount}', 'Pays here: {amount}'),
  toPay: label('Falta pagar {amount}', '{amount} still to be paid'),
  inProgram: label('no programa da clínica', 'in the clinic’s program'),
  arrived: label('Chegou', 'Came'),
  missed: label('Faltou', 'Did not come'),
  arrivedAt: label('chegou às {time}', 'came at {time}'),
  missedAt: label('faltou (registado às {time})', 'did not come (noted at {time})'),
  markedBy: label('por {name}', 'by {name}'),
  now: label('agora', 'now'),
  undo: label('Anular', 'Undo'),
  toReceive: label('A receber no balcão: {amount} ({count})', 'To receive at the desk: {amount} ({count})'),
  rooms: label('Gabinete ____  Sala de exames ____', 'Room ____  Exam room ____'),
  printed: label('Impressa por {name} a {moment}.', 'Printed by {name} on {moment}.'),
  destroy: label('Destruir no fim do dia.', 'Destroy at the end of the day.'),
  audited: label(
    'Fica registado quem abre esta folha e de quem são os nomes. Imprima só o que precisa e destrua o papel no fim do dia.',
    'Who opens this sheet, and whose names it shows, is recorded. Print only what you need and destroy the paper at the end of the day.',
  ),
};

/** What is not as it should be, and what to do. */
export const standingWords: Record<Exclude<DayStanding, 'inBook'>, Label> = {
  notYet: label('pedida no site, ainda não está na agenda', 'asked for on the site, not yet in the book'),
  missing: label('não está na agenda da clínica neste dia', 'not in the clinic’s book on this day'),
  leaving: label('cancelada ou mudada: está a sair da agenda', 'cancelled or moved: on its way out of the book'),
};

/** As the patient told it on the day. */
export const toldOnDayWords: Record<DayNotice['kind'], Label> = {
  runningLate: label('avisou que vem atrasado', 'told us that they are running late'),
  cannotCome: label('avisou que não vem', 'told us that they cannot come'),
};

/** As the patient chose it on the site. */
export const reasonWords: Record<SubSpecialty, Label> = {
  routine: label('rotina', 'routine'),
  checkUp: label('Check-up', 'check-up'),
  generalUrology: label('sangue, dor ou ardor', 'blood, pain or burning'),
  benignProstateEnlargement: label('próstata aumentada', 'enlarged prostate'),
  prostateCancer: label('cancro da próstata ou suspeita', 'prostate cancer, or a suspicion'),
  prostatitis: label('próstata inflamada', 'inflamed prostate'),
  otherProstateProblems: label('outros problemas da próstata', 'other problems of the prostate'),
  sexualHealth: label('saúde sexual', 'sexual health'),
  urinaryIncontinence: label('perdas de urina', 'leaking urine'),
  femaleUrology: label('problemas da mulher', 'women’s problems'),
  kidneyStones: label('pedras nos rins', 'kidney stones'),
  other: label('não disse', 'did not say'),
};

export const weekWords = {
  title: label('Semana de {day}', 'Week of {day}'),
  lead: label(
    'Quantas consultas tem cada profissional em cada dia, as do site e as do programa da clínica. Carregue num dia para abrir a folha.',
    'How many visits each professional has on each day, those of the site and of the clinic’s program. Press a day to open its sheet.',
  ),
  weeks: label('Semanas', 'Weeks'),
  previous: label('Semana anterior', 'Previous week'),
  present: label('Esta semana', 'This week'),
  next: label('Semana seguinte', 'Next week'),
  none: label('Não há consultas nesta semana.', 'There are no visits in this week.'),
  at: label('às {from}', 'at {from}'),
  between: label('das {from} às {to}', 'from {from} to {to}'),
  toPay: label('{count} por pagar', '{count} not paid'),
  oneToPay: label('1 por pagar', '1 not paid'),
};
