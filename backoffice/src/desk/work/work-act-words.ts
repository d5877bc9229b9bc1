import type { WorkView } from '@clinic/core/desk/work/arrange-work';
import type { CallOutcome, WorkEventKind } from '@clinic/core/work-items/work-event';
import { type Label, label } from '../../language/label.ts';

export const workViewWords: Record<WorkView, Label> = {
  all: label('Tudo', 'All'),
  mine: label('Meus', 'Mine'),
  free: label('Sem dono', 'Nobody’s'),
  overdue: label('Fora do prazo', 'Overdue'),
  parked: label('Parados', 'Parked'),
};

export const workSumWords = {
  overdue: label('fora do prazo', 'overdue'),
  soon: label('vencem em breve', 'due soon'),
  free: label('sem dono', 'nobody’s'),
  parked: label('parados', 'parked'),
};

/** What was done, in an item's history. */
export const workEventWords: Record<Exclude<WorkEventKind, 'called'> | CallOutcome, Label> = {
  claimed: label('Ficou com isto', 'Took this'),
  takenOver: label('Ficou com isto, que estava com outra pessoa', 'Took this over from somebody else'),
  givenBack: label('Devolveu à fila', 'Gave it back'),
  noted: label('Nota', 'Note'),
  answered: label('Ligou: atendeu', 'Called: answered'),
  noAnswer: label('Ligou: não atendeu', 'Called: no answer'),
  callLater: label('Ligou: ligar outra vez {moment}', 'Called: call again {moment}'),
  snoozed: label('Adiou: lembrar {moment}', 'Put off: remind {moment}'),
  woken: label('Voltou a pôr na fila', 'Put back into the queue'),
  paused: label('À espera do paciente, no máximo até {moment}', 'Waiting for the patient, until {moment} at most'),
  resumed: label('Retomou sem resposta', 'Went on without a reply'),
  replied: label('O paciente respondeu', 'The patient replied'),
};

/** Noted by nobody: whose it is, an e-mail does not prove. */
export const answerArrived = label('Chegou uma resposta por e-mail', 'An answer arrived by e-mail');

/** The same, where what it was about is not shown. */
export const workEventsInShort: Record<WorkEventKind, Label> = {
  claimed: label('Ficou com uma tarefa', 'Took a task'),
  takenOver: label('Ficou com uma tarefa de outra pessoa', 'Took a task over'),
  givenBack: label('Devolveu uma tarefa à fila', 'Gave a task back'),
  noted: label('Nota escrita numa tarefa', 'Note written on a task'),
  called: label('Chamada registada', 'Call recorded'),
  snoozed: label('Tarefa adiada', 'Task put off'),
  woken: label('Tarefa de volta à fila', 'Task back in the queue'),
  paused: label('À espera do paciente', 'Waiting for the patient'),
  resumed: label('Tarefa retomada sem resposta', 'Task resumed without a reply'),
  replied: label('Resposta do paciente registada', 'Patient’s reply recorded'),
};

export const claimWords = {
  free: label('livre', 'free'),
  mine: label('consigo, desde {moment}', 'with you, since {moment}'),
  other: label('com {name}, desde {moment}', 'with {name}, since {moment}'),
  take: label('Fico com isto', 'I take this'),
  giveBack: label('Devolver à fila', 'Give it back'),
  takeOver: label('Ficar eu com isto', 'Take it over'),
  takeOverHelp: label(
    'Fale primeiro com {name}, se puder: fica escrito que passou para si.',
    'Speak to {name} first if you can: it is written down that it went to you.',
  ),
  ends: label(
    'Fica consigo durante 30 minutos. Abrir ou tratar disto conta de novo.',
    'Yours for 30 minutes. Opening it or doing something about it counts anew.',
  ),
  held: label(
    'Nada mudou: isto está com {name}, desde {moment}. Se tem mesmo de ser, escolha «Ficar eu com isto» e repita.',
    'Nothing changed: this is with {name}, since {moment}. If it must be, choose “Take it over” and try again.',
  ),
};

export const reopenWords = {
  press: label('Reabrir', 'Reopen'),
};

export const callWords = {
  title: label('Liguei:', 'I called:'),
  answered: label('Atendeu', 'Answered'),
  noAnswer: label('Não atendeu', 'No answer'),
  callLater: label('Ligar às…', 'Call at…'),
  when: label('Ligar outra vez', 'Call again'),
  note: label('Nota (se for preciso)', 'Note (if needed)'),
  save: label('Registar a chamada', 'Record the call'),
};

export const laterWords = {
  note: label('Escrever uma nota', 'Write a note'),
  noteHelp: label('Só o balcão a lê. Nada de diagnósticos.', 'Only the desk reads it. No diagnoses.'),
  noteSave: label('Guardar a nota', 'Save the note'),
  snooze: label('Lembrar às…', 'Remind at…'),
  snoozeWhen: label('Lembrar', 'Remind'),
  snoozeHelp: label(
    'Sai da lista até essa hora, que não pode passar do prazo.',
    'It leaves the list until then, which cannot be after the deadline.',
  ),
  snoozeSave: label('Adiar', 'Put off'),
  wake: label('Voltar a pôr na fila', 'Put back into the queue'),
  asleep: label('Adiado: volta {moment}', 'Put off: back {moment}'),
  pause: label('À espera do paciente…', 'Waiting for the patient…'),
  pauseHelp: label(
    'O prazo para até o paciente responder. Se não responder, volta a andar sozinho, e sempre antes da consulta.',
    'The clock stops until the patient replies. Without a reply it goes on by itself, and always before the visit.',
  ),
  pauseDays: label('Voltar a andar ao fim de', 'Go on after'),
  days: label('{count} dias úteis', '{count} working days'),
  oneDay: label('1 dia útil', '1 working day'),
  pauseSave: label('Parar o prazo', 'Stop the clock'),
  replied: label('O paciente respondeu', 'The patient replied'),
  resume: label('Retomar sem resposta', 'Go on without a reply'),
  history: label('O que já se fez', 'What was done so far'),
  noHistory: label('Ainda ninguém mexeu nisto.', 'Nobody has touched this yet.'),
};

export const clockWords = {
  left: label('faltam {time}', '{time} left'),
  late: label('há {time}', '{time} ago'),
  soon: label('Vence em breve', 'Due soon'),
  overdue: label('Fora do prazo', 'Overdue'),
  paused: label('À espera do paciente', 'Waiting for the patient'),
  onTime: label('Dentro do prazo', 'In time'),
  pausedLeft: label('{time} por gastar, parado', '{time} left, stopped'),
  escalated: label('Para a gestão', 'For the manager'),
};

export const workPanelWords = {
  open: label('Abrir', 'Open'),
  close: label('Fechar', 'Close'),
  since: label('À espera desde {moment}', 'Waiting since {moment}'),
  toDo: label('O que fazer', 'What to do'),
  noPhone: label('Sem telefone aqui: abra a página.', 'No telephone here: open the page.'),
  nobody: label('Ninguém está à espera.', 'Nobody is waiting.'),
  nobodyHelp: label('O que chegar aparece aqui sozinho.', 'What comes in shows up here by itself.'),
  coming: label('O que vem a seguir', 'What comes next'),
  see: label('Ver', 'See'),
};

/** Keys that lead through the list. */
export const workKeyWords = {
  rows: label('descer, subir', 'down, up'),
  open: label('abrir', 'open'),
  find: label('procurar quem liga', 'find a caller'),
};

export const liveWords = {
  live: label('Ao vivo', 'Live'),
  news: label('Há novidades na lista.', 'The list has changed.'),
  lost: label('Sem ligação: a lista não muda sozinha.', 'No connection: the list does not change by itself.'),
  reload: label('Atualizar', 'Refresh'),
};

/** Which act was done, on the page that follows. */
export const workDoneWords: Record<WorkEventKind, Label> = {
  claimed: label('Fica consigo.', 'It is yours.'),
  takenOver: label('Agora está consigo.', 'It is yours now.'),
  givenBack: label('Voltou à fila.', 'It is back in the queue.'),
  noted: label('A nota ficou guardada.', 'The note is saved.'),
  called: label('A chamada ficou registada.', 'The call is on record.'),
  snoozed: label('Adiado. Volta sozinho à hora escolhida.', 'Put off. It comes back by itself at the chosen time.'),
  woken: label('Voltou à fila.', 'It is back in the queue.'),
  paused: label('O prazo parou até o paciente responder.', 'The clock stands still until the patient replies.'),
  resumed: label('O prazo voltou a andar.', 'The clock goes on.'),
  replied: label('A resposta ficou registada e o prazo voltou a andar.', 'The reply is on record and the clock goes on.'),
};

export const workTroubleWords = {
  emptyNote: label('A nota está vazia.', 'The note is empty.'),
  longNote: label('A nota tem mais de 1000 caracteres.', 'The note has more than 1000 characters.'),
  notInFuture: label('Nada mudou: escolha uma hora que ainda não passou.', 'Nothing changed: choose a time that has not passed.'),
  pastDeadline: label('Nada mudou: o prazo acaba antes dessa hora.', 'Nothing changed: the deadline is before that time.'),
  mayNotPause: label(
    'O prazo não para: já passou, já está parado, ou é marcado pela lei ou pela hora da consulta.',
    'The clock does not stop: the deadline has passed, it stands still already, or the law or the hour of the visit sets it.',
  ),
  visitChanged: label(
    'Nada mudou: a consulta mudou entretanto, e isto já não é preciso.',
    'Nothing changed: the visit has changed meanwhile, and this is no longer needed.',
  ),
  openedAnew: label('Já está outra vez em «Por fazer».', 'It is already back under “To do”.'),
};
export type WorkTrouble = keyof typeof workTroubleWords;
