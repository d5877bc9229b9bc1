import { label } from '../../language/label.ts';

export const issueWords = {
  title: label('Boletim: enviar', 'Newsletter: send'),
  lead: label(
    'Um artigo publicado torna-se uma carta. Escolha-o, leia-o, envie-o primeiro para si e só depois a todos.',
    'A published article becomes a letter. Choose it, read it, send it to yourself first, and only then to everybody.',
  ),
  article: label('Artigo', 'Article'),
  choose: label('Ver como carta', 'See as a letter'),
  none: label('Ainda não há nenhum artigo publicado.', 'No article is published yet.'),
  portuguese: label('Em português', 'In Portuguese'),
  english: label('Em inglês', 'In English'),
  noText: label(
    'Sem texto nesta língua: quem a lê não recebe esta carta.',
    'No text in this language: whoever reads it does not get this letter.',
  ),
  readers: label('{count} pessoas na lista', '{count} people on the list'),
  reader: label('1 pessoa na lista', '1 person on the list'),
  sendTest: label('Enviar para mim', 'Send to me'),
  schedule: label('Enviar a todos', 'Send to everybody'),
  day: label('Dia (vazio: já)', 'Day (empty: now)'),
  time: label('Hora de Lisboa', 'Lisbon time'),
  sure: label('Já li a carta que enviei para mim', 'I have read the letter that I sent to myself'),
  plan: label('Marcar o envio', 'Schedule it'),
  issues: label('Envios', 'Sent and scheduled'),
  state: label('Estado', 'State'),
  when: label('Quando', 'When'),
  by: label('Por', 'By'),
  counts: label('Enviadas / por enviar / recusadas', 'Sent / to go / refused'),
  waiting: label('Marcado', 'Scheduled'),
  running: label('A enviar', 'Being sent'),
  finished: label('Enviado', 'Sent'),
  cancelled: label('Cancelado', 'Cancelled'),
  cancel: label('Cancelar', 'Cancel'),
};

export const issueTold = {
  test: label('A carta vai a caminho do seu e-mail.', 'The letter is on its way to your e-mail.'),
  plan: label('O envio está marcado.', 'It is scheduled.'),
  cancel: label('O envio foi cancelado: ninguém o recebe.', 'It is cancelled: nobody receives it.'),
  notFound: label('Este artigo não está publicado.', 'This article is not published.'),
  timeInvalid: label('Escreva o dia e a hora, ou deixe os dois vazios.', 'Write the day and the time, or leave both empty.'),
  timePast: label('Essa hora já passou.', 'That time has passed.'),
  notSure: label('Confirme primeiro que leu a carta.', 'Confirm first that you have read the letter.'),
  tooLate: label('Já começou a ser enviado.', 'It is already being sent.'),
};
