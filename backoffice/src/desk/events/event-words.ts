import { type EventRegistration, type RegistrationStatus, registrationStatus } from '@clinic/core/events/registration';
import { type Label, label } from '../../language/label.ts';

export const answerWords = {
  ofEvent: label('Inscrição num evento', 'Registration for an event'),
  toDo: label('Respostas por tratar', 'Answers to deal with'),
  withdrawn: label('Evento que já não está publicado', 'Event that is no longer published'),
};

export const eventListWords = {
  title: label('Inscrições em eventos', 'Event registrations'),
  lead: label('Quem vem a cada evento, e quem espera por um lugar.', 'Who comes to each event, and who waits for a place.'),
  none: label('Ainda não há eventos publicados.', 'No event is published yet.'),
  event: label('Evento', 'Event'),
  when: label('Quando', 'When'),
  places: label('Lugares', 'Places'),
  noLimit: label('sem limite', 'no limit'),
  noDay: label('por marcar', 'not set'),
};

export const attendanceWords = {
  back: label('Todos os eventos', 'All events'),
  room: label('Na sala', 'In the room'),
  video: label('Por vídeo', 'By video'),
  unconfirmed: label('Por confirmar', 'Not confirmed'),
  waiting: label('Lista de espera', 'Waiting list'),
  present: label('Presentes', 'Present'),
  coming: label('Quem vem', 'Who comes'),
  nobody: label('Ainda não há inscrições.', 'Nobody has registered yet.'),
  name: label('Nome', 'Name'),
  people: label('Pessoas', 'People'),
  how: label('Como', 'How'),
  state: label('Estado', 'State'),
  email: label('E-mail', 'E-mail'),
  phone: label('Telefone', 'Phone'),
  note: label('Nota', 'Note'),
  since: label('Inscrito em', 'Registered on'),
  presence: label('Presença', 'Attendance'),
  cameAt: label('Veio às', 'Came at'),
  mark: label('Marcar presente', 'Mark present'),
  unmark: label('Anular', 'Undo'),
  cancelColumn: label('Cancelar', 'Cancel'),
  cancelSure: label(
    'A pessoa recebe um e-mail. Se alguém esperar, o lugar passa a essa pessoa.',
    'The person gets an e-mail. If somebody waits, the place goes to them.',
  ),
  cancel: label('Cancelar a inscrição', 'Cancel the registration'),
  cancelled: label('Inscrição cancelada. O e-mail segue dentro de momentos.', 'Registration cancelled. The e-mail leaves in a moment.'),
  csv: label('Descarregar a lista', 'Download the list'),
  print: label('Imprimir', 'Print'),
  printed: label('No papel saem só as listas.', 'On paper only the lists come out.'),
  audited: label('Cada abertura e cada descarga desta lista fica registada.', 'Every look at this list and every download is logged.'),
  done: label('Presença registada.', 'Attendance noted.'),
  notFound: label('Esta inscrição já terminou.', 'This registration has ended.'),
  csvName: label('inscritos', 'registrations'),
};

const statusWords: Record<RegistrationStatus, Label> = {
  held: label('por confirmar', 'not confirmed'),
  registered: label('confirmada', 'confirmed'),
  offered: label('lugar oferecido', 'place offered'),
  waiting: label('em espera', 'waiting'),
  ended: label('terminada', 'ended'),
};
const waitingUnproven = label('em espera, por confirmar', 'waiting, not confirmed');

/** Whoever waits without having confirmed the e-mail is offered no place: the desk sees why. */
export function registrationWords(registration: EventRegistration): Label {
  const status = registrationStatus(registration);
  return status === 'waiting' && !registration.provenAt ? waitingUnproven : statusWords[status];
}
