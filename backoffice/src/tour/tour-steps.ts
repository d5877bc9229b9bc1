import { callerPath } from '../desk/caller/caller-path.ts';
import { dayPath } from '../desk/day/day-path.ts';
import { workPath } from '../desk/desk-path.ts';
import { type Label, label } from '../language/label.ts';

export type TourStep = {
  path: string;
  /** What the step is about on that page: drawn round, and shown. */
  target: string;
  /** Where the step needs something opened first: the link on the page before that opens it. */
  through?: string;
  title: Label;
  text: Label;
};

/** A receptionist's first day, in the order in which the day begins. */
export const tourSteps: TourStep[] = [
  {
    path: '/admin',
    target: '.desk-find',
    title: label('Alguém liga', 'Somebody calls'),
    text: label(
      'Em qualquer página, a tecla / leva a esta caixa. Escreva o nome, o telefone ou o código da marcação e prima Enter.',
      'On any page the key / leads to this box. Type the name, the phone number or the booking code and press Enter.',
    ),
  },
  {
    path: workPath,
    target: '.desk-queue-head',
    title: label('O que espera por alguém', 'What waits for somebody'),
    text: label(
      'Aqui está tudo o que precisa de uma pessoa, o mais urgente primeiro. O prazo conta só as horas em que a clínica está aberta.',
      'Here is everything that needs a person, the most urgent first. The deadline counts only the hours in which the clinic is open.',
    ),
  },
  {
    path: workPath,
    target: '#painel',
    through: '.desk-work .desk-what a',
    title: label('Uma tarefa de cada vez', 'One task at a time'),
    text: label(
      '«Fico com isto» diz às colegas que é sua durante 30 minutos. Ao lado registe a chamada, escreva uma nota ou peça um lembrete.',
      '“I take this” tells your colleagues that it is yours for 30 minutes. Beside it, log the call, write a note or ask for a reminder.',
    ),
  },
  {
    path: dayPath,
    target: '.day-presence',
    title: label('Quem vem hoje', 'Who comes today'),
    text: label(
      'A folha do dia tem todas as consultas, também as do telefone. «Chegou» regista quem entra. «Médico ausente» cancela os dias que escolher e avisa por e-mail; aos do telefone, liga-se.',
      'The day sheet has all visits, also those by phone. “Arrived” notes who comes in. “Doctor absent” cancels the days you choose and tells patients by e-mail; those by phone are called.',
    ),
  },
  {
    path: callerPath,
    target: '.desk h1',
    title: label('Marcar por telefone', 'Booking by phone'),
    text: label(
      'Pergunte pela ordem do ecrã: quem é, que hora, como paga. A hora fica reservada enquanto falam.',
      'Ask in the order of the screen: who it is, which hour, how they pay. The hour is held while you talk.',
    ),
  },
  {
    path: '/admin',
    target: '.staff-lock',
    title: label('Sair por um momento', 'Leaving for a moment'),
    text: label(
      '«Bloquear» esconde tudo com um clique. Nada se cancela nem se apaga sem confirmar, e fica escrito quem fez o quê.',
      '“Lock” hides everything with one click. Nothing is cancelled or erased without confirming, and it is noted who did what.',
    ),
  },
];
