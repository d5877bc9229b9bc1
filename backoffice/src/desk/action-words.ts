import type { AuditEntry } from '@clinic/core/desk/desk-store';
import { type Label, label } from '../language/label.ts';
import { absenceWords } from './absence/absence-words.ts';
import { type WorkTrouble, workDoneWords, workTroubleWords } from './work/work-act-words.ts';

export const doneWords: Record<AuditEntry['action'], Label> = {
  ...workDoneWords,
  retry: label(
    'Pedido feito. O resultado aparece na cronologia dentro de momentos: volte a abrir esta página.',
    'Asked for. The outcome shows on the time line in a moment: open this page again.',
  ),
  release: label(
    'Pedido feito. A hora fica livre assim que a clínica o confirmar.',
    'Asked for. The time is free as soon as the clinic confirms it.',
  ),
  cancelForClinic: label(
    'Feito. A hora sai da agenda e a carta segue; sem e-mail, há uma chamada em «Por fazer».',
    'Done. The time leaves the book and the letter goes out; without an e-mail there is a call under “To do”.',
  ),
  absence: absenceWords.done,
  absenceEnded: absenceWords.ended,
  replySaved: label('Guardada. O balcão já a pode usar.', 'Saved. The desk can use it now.'),
  replyRestored: label('Reposta como estava.', 'Put back as it was.'),
  replyRemoved: label('Retirada. Pode voltar a pô-la pelo histórico.', 'Removed. It can be put back from its history.'),
  bookForCaller: label(
    'Marcada. Leia à pessoa o dia, a hora e o código que estão ao cimo; as cartas e os dados para pagar seguem sozinhos.',
    'Booked. Read the day, the hour and the code at the top to the person; letters and payment details go out by themselves.',
  ),
  offerAccepted: label('Pedido feito: a consulta muda para a hora mais cedo.', 'Asked for: the visit moves to the earlier hour.'),
  hourOffered: label(
    'Oferecida: os avisos seguem já. Até quando a hora está fora do site, lê-se em baixo.',
    'Offered: the notices go out now. Until when the hour is off the site stands below.',
  ),
  hourReturned: label('A hora está no site, para quem a quiser.', 'The hour is on the site, for whoever wants it.'),
  refunded: label(
    'Ficou registado que o dinheiro foi devolvido. O paciente recebe um e-mail.',
    'It is on record that the money was given back. The patient gets an e-mail.',
  ),
  refundAsked: label(
    'Pedido feito ao prestador. A resposta aparece nesta página dentro de momentos; quando o dinheiro seguir, o paciente recebe um e-mail.',
    'The provider was asked. The answer shows on this page in a moment; once the money is on its way, the patient gets an e-mail.',
  ),
  accountAsked: label('A carta que pede o IBAN está a caminho.', 'The letter that asks for the IBAN is on its way.'),
  accountOpened: label(
    'O IBAN está nas devoluções. Ficou registado que o abriu.',
    'The IBAN is under refunds. It is on record that you opened it.',
  ),
  bookUnproven: label(
    'Pedido feito. O resultado aparece na cronologia dentro de momentos: volte a abrir esta página.',
    'Asked for. The outcome shows on the time line in a moment: open this page again.',
  ),
  releaseUnproven: label('A hora fica livre.', 'The time is free.'),
  identityChecked: label('Ficou registado: os contactos escolhidos estão confirmados.', 'On record: the chosen contacts are confirmed.'),
  identityWithdrawn: label('A confirmação foi retirada.', 'The confirmation was taken back.'),
  assigned: label('O médico já o pode ler.', 'The doctor can read it now.'),
  reopened: label('Voltou a «Por fazer».', 'It is back under “To do”.'),
  arrived: label('Ficou registado que chegou.', 'It is on record that the patient came.'),
  missed: label('Ficou registado que faltou.', 'It is on record that the patient did not come.'),
  attendanceUndone: label('Anulado.', 'Undone.'),
  settled: label('Ficou registado como feito.', 'It is on record as done.'),
  reviewed: label('Ficou registado como resolvido.', 'It is on record as settled.'),
  write: label('A mensagem está a caminho.', 'The message is on its way.'),
  videoLink: label(
    'A ligação do vídeo está na página da consulta e segue por e-mail na véspera e 15 minutos antes; se a véspera já passou, segue agora.',
    'The video link is on the visit’s page and goes by e-mail the day before and 15 minutes before; if that day has passed, it goes now.',
  ),
  resend: label(
    'A carta está outra vez a caminho. Peça que veja também o lixo eletrónico.',
    'The letter is on its way again. Ask them to look in the spam folder, too.',
  ),
  letterOpened: label(
    'O e-mail está aberto nesta página, como seguiu. Ficou registado que o abriu.',
    'The e-mail is open on this page, as it was sent. It is on record that you opened it.',
  ),
  move: label(
    'Mudada. Leia à pessoa o dia, a hora e o código novo, que estão ao cimo; a hora antiga fica livre e a carta segue sozinha.',
    'Moved. Read the day, the hour and the new code at the top to the person; the old time is freed and the letter goes out by itself.',
  ),
  changePayment: label(
    'Feito. O pedido anterior foi anulado; a carta com o que vale agora segue sozinha.',
    'Done. The request before is called off; the letter with what holds now goes out by itself.',
  ),
  correctContact: label(
    'Corrigido. As ligações já enviadas deixaram de funcionar e a nova segue para o contacto certo; se faltar uma carta, use «Reenviar…». Na ficha do programa da clínica corrige-se à parte.',
    'Corrected. The links already sent stopped working and the new one goes to the right contact; if a letter is missing, use “Send again…”. The record in the clinic’s program is corrected there.',
  ),
  renewLink: label(
    'A nova ligação segue por e-mail. As anteriores deixaram de funcionar.',
    'The new link goes by e-mail. The ones before no longer work.',
  ),
  waitJoined: label(
    'Está na lista de espera e mantém esta consulta. Quando abrir uma hora assim, a pessoa é avisada.',
    'On the waiting list, and this visit stays. When such an hour opens, the person is told.',
  ),
  waitLeft: label('Já não está na lista de espera. A consulta mantém-se.', 'No longer on the waiting list. The visit stays.'),
};

export const troubles = [
  'notFound',
  'nothingToDo',
  'tooShort',
  'tooLong',
  'noAddress',
  'notConfirmed',
  'notChosen',
  'noContact',
  'notALink',
  'slotTaken',
  'clinicUnavailable',
  'notOffered',
  'unfilled',
  'stillWaiting',
  'beingMoved',
  'notAPhone',
  'notAContact',
  'contactProven',
  'refundOpen',
  'justResent',
  'resentTooOften',
  'newerLetter',
  'noAnswerText',
  'held',
  ...(Object.keys(workTroubleWords) as WorkTrouble[]),
  'notYet',
] as const;
export type ActionTrouble = (typeof troubles)[number];

export const troubleWords: Record<ActionTrouble, Label> = {
  ...workTroubleWords,
  held: label(
    'Nada mudou: outra pessoa estava com isto. Já o devolveu: pode repetir.',
    'Nothing changed: somebody else held this. They have given it back: you can try again.',
  ),
  notFound: label('Esta marcação já não existe.', 'This booking no longer exists.'),
  nothingToDo: label(
    'Já não havia nada a fazer: alguém tratou disto entretanto.',
    'There was nothing left to do: somebody saw to it meanwhile.',
  ),
  tooShort: label('A mensagem não foi enviada: é curta de mais.', 'The message was not sent: it is too short.'),
  tooLong: label('A mensagem não foi enviada: tem mais de 2000 caracteres.', 'The message was not sent: it has more than 2000 characters.'),
  noAddress: label(
    'A mensagem não foi enviada: o e-mail do paciente não está completo. Ligue-lhe.',
    'The message was not sent: the patient’s e-mail is not complete. Call instead.',
  ),
  notALink: label(
    'Nada mudou: cole a ligação inteira da sala, que começa por https://.',
    'Nothing changed: paste the whole link of the room, which begins with https://.',
  ),
  slotTaken: label(
    'Nada mudou: essa hora já não está livre. Escolha outra.',
    'Nothing changed: that time is no longer free. Choose another.',
  ),
  clinicUnavailable: label(
    'Nada mudou: o programa da clínica não responde. Tente outra vez dentro de um minuto.',
    'Nothing changed: the clinic’s program does not answer. Try again in a minute.',
  ),
  unfilled: label(
    'A mensagem não foi enviada: ainda tem um nome entre chavetas por preencher, como {nome}.',
    'The message was not sent: a name in braces is still to be filled in, such as {nome}.',
  ),
  notOffered: label(
    'Nada mudou: já não há tempo para pagar dessa forma, ou a clínica não a oferece.',
    'Nothing changed: there is no time left to pay that way, or the clinic does not offer it.',
  ),
  stillWaiting: label(
    'Nada mudou: há um pedido que pode ser pago a qualquer momento. Espere cinco minutos e veja outra vez.',
    'Nothing changed: a request may be paid at any moment. Wait five minutes and look again.',
  ),
  beingMoved: label(
    'A consulta está a ser mudada de hora. Espere um momento e tente outra vez.',
    'The visit is being moved. Wait a moment and try again.',
  ),
  notAPhone: label('Nada mudou: o telemóvel MB WAY tem nove algarismos.', 'Nothing changed: an MB WAY phone has nine digits.'),
  notAContact: label(
    'Nada mudou: o contacto não está certo. Sem e-mail, o número tem de ser um telemóvel.',
    'Nothing changed: the contact is not right. Without an e-mail the number must be a mobile.',
  ),
  contactProven: label(
    'Nada mudou: alguém já leu um código num contacto desta marcação, ou foi confirmado com um documento. Só se muda, ou se acrescenta outro, depois de ver a pessoa com um documento.',
    'Nothing changed: somebody has read a code at a contact of this booking, or it was confirmed with a document. It is changed, or another added, only after seeing the person with a document.',
  ),
  refundOpen: label(
    'Nada mudou: há dinheiro por devolver, e o código para indicar o IBAN iria para o novo contacto. Por telefone não se muda: peça à pessoa que venha à clínica com um documento.',
    'Nothing changed: money is to be given back, and the code for the IBAN would go to the new contact. It is not changed by telephone: ask the person to come to the clinic with a document.',
  ),
  justResent: label(
    'Esta carta foi reenviada há menos de dois minutos e não seguiu outra vez. Peça que veja também o lixo eletrónico.',
    'This letter was sent again less than two minutes ago and did not go once more. Ask them to look in the spam folder, too.',
  ),
  resentTooOften: label(
    'A carta não seguiu: nas últimas 24 horas já foram reenviadas cinco desta marcação. Confirme o e-mail com a pessoa e diga-lhe ao telefone o que precisa de saber.',
    'The letter was not sent: five of this booking were sent again in the last 24 hours. Check the e-mail with the person and tell them on the telephone what they need to know.',
  ),
  newerLetter: label(
    'Nada mudou: entretanto chegou outra resposta. Leia-a primeiro.',
    'Nothing changed: another answer has arrived meanwhile. Read it first.',
  ),
  noAnswerText: label('Nada mudou: escreva o que respondeu.', 'Nothing changed: write what you answered.'),
  notYet: label('Nada mudou: esse dia ainda não chegou.', 'Nothing changed: that day is still to come.'),
  notChosen: label('Nada mudou: falta escolher como foi.', 'Nothing changed: choose first how it was.'),
  noContact: label('Nada mudou: escolha pelo menos um contacto.', 'Nothing changed: choose at least one contact.'),
  notConfirmed: label('Nada mudou: falta marcar a caixa que o confirma.', 'Nothing changed: tick the box that confirms it first.'),
};

/** Where another answer of the patient's came meanwhile, which this one does not close. */
export const writtenBeforeNewer = label(
  'A mensagem está a caminho. Entretanto chegou outra resposta por e-mail, que continua por tratar: leia-a nesta página.',
  'The message is on its way. Another answer by e-mail has arrived meanwhile and still waits: read it on this page.',
);

export const actionWords = {
  retryTitle: label('Voltar a tentar', 'Try again'),
  retryHelp: label(
    'O sistema repete o que possa ter ficado por fazer. Não marca nem cobra duas vezes.',
    'The system repeats what may have been left undone. It neither books nor charges twice.',
  ),
  reviewedTitle: label('Marcar como resolvido', 'Mark as settled'),
  bookUnproven: label('Liguei e confirmei: marcar agora', 'I called and confirmed: book now'),
  releaseUnproven: label('Libertar a hora', 'Free the time'),
  releaseUnprovenConfirm: label('Não era verdadeiro, ou não atendeu', 'It was not real, or nobody answered'),
  refundAskedTitle: label('Devolver {amount} ({method})', 'Give {amount} back ({method})'),
  refundAskedConfirm: label('Vi o valor: é para devolver agora', 'I have seen the amount: give it back now'),
  refundOtherWay: label('Foi devolvido de outra forma', 'It was given back another way'),
  refundedTitle: label('Já devolvi', 'I gave it back'),
  renewLinkTitle: label('Renovar a ligação', 'Renew the link'),
  renewLinkHelp: label(
    'Se outra pessoa tiver a ligação para a página da consulta. As ligações já enviadas deixam de funcionar e o paciente recebe a nova por e-mail.',
    'If somebody else has the link to the visit’s page. The links already sent stop working and the patient gets the new one by e-mail.',
  ),
  videoLinkTitle: label('Ligação para a videochamada', 'Link to the video call'),
  videoLinkHelp: label(
    'Cole a ligação da sala. O paciente vê-a na página da consulta e na área pessoal, e recebe-a por e-mail na véspera e 15 minutos antes.',
    'Paste the link of the room. The patient sees it on the visit’s page and in the personal area, and gets it by e-mail the day before and 15 minutes before.',
  ),
  videoLinkLabel: label('Ligação (https://…)', 'Link (https://…)'),
  videoLinkSave: label('Guardar a ligação', 'Save the link'),
  writeTitle: label('Escrever ao paciente', 'Write to the patient'),
  writeHelp: label(
    'Vai por e-mail, com a saudação e os contactos da clínica. Não escreva diagnósticos nem resultados: outros podem ler.',
    'It goes by e-mail, with the greeting and the clinic’s contacts. Write no diagnoses or results: others may read it.',
  ),
  writeReply: label('Resposta pronta', 'Ready answer'),
  writeOwn: label('Escrever de raiz', 'Write from scratch'),
  writeTo: label('Para:', 'To:'),
  writeOfBooker: label('de {name}, que marcou', 'of {name}, who booked'),
  writeCall: label('Sem e-mail: ligue.', 'No e-mail: call.'),
  writeNoContact: label('Sem e-mail nem telefone nesta marcação.', 'This booking has neither an e-mail nor a phone.'),
  writeBooker: label('Também para {name}, que marcou ({address})', 'Also to {name}, who booked ({address})'),
  writeLabel: label('Mensagem', 'Message'),
  writeSend: label('Enviar', 'Send'),
};
