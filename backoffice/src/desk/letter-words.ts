import type { BookingMailKind } from '@clinic/core/booking/model/booking-mail';
import type { ContactOwner } from '@clinic/core/desk/correct-contact';
import type { ResendableKind } from '@clinic/core/desk/letters/resendable-letters';
import type { SenderStanding } from '@clinic/core/desk/letters/sender-standing';
import type { ReturnCause } from '@clinic/core/mail/returns/return-cause';
import { type Label, label } from '../language/label.ts';

/** Our letters, as the desk calls them. */
export const bookingLetterWords: Record<ResendableKind, Label> = {
  paymentDetails: label('Dados para pagar', 'How to pay'),
  confirmed: label('Confirmação, já paga', 'Confirmation, paid'),
  scheduled: label('Confirmação, a pagar na clínica', 'Confirmation, to be paid at the clinic'),
  moved: label('Nova hora', 'New time'),
  preparation: label('Preparação', 'Preparation'),
  cancelled: label('Cancelamento', 'Cancellation'),
  notPaid: label('Hora libertada por falta de pagamento', 'Time released, not paid'),
  refunded: label('Dinheiro devolvido', 'Money given back'),
};

/** Those that the desk never sends again. */
export const otherLetterWords: Record<Exclude<BookingMailKind, ResendableKind>, Label> = {
  received: label('Recebemos o pedido', 'We have the request'),
  needsPerson: label('Uma pessoa liga', 'Somebody will call'),
  conflict: label('Já tem uma consulta próxima', 'Another visit near that day'),
  slotTaken: label('Hora já ocupada', 'Time already taken'),
  refund: label('Dinheiro a devolver', 'Money to give back'),
  refundAccount: label('Pedido do IBAN', 'Asks for the IBAN'),
  refundAccountGiven: label('IBAN indicado', 'IBAN given'),
  reminder: label('Lembrete', 'Reminder'),
  newLink: label('Nova ligação', 'New link'),
};

/** Of a text message. */
export const textedToWords: Record<ContactOwner, Label> = {
  patient: label('Para quem vem', 'To the patient'),
  booker: label('Para quem marcou', 'To who booked'),
};

export const resendWords = {
  title: label('Reenviar…', 'Send again…'),
  to: label('Vai para {whom}, como da primeira vez.', 'It goes to {whom}, as the first time.'),
  and: label(' e ', ' and '),
};

export const sentLetterWords = {
  title: label('E-mails', 'E-mails'),
  none: label('Ainda nenhum.', 'None yet.'),
  help: label(
    'Entregue ao correio: saiu daqui e não voltou; se a pessoa não o vê, peça que procure no lixo eletrónico.',
    'Handed to the post: it left and has not come back; if the person does not see it, ask to look in the junk folder.',
  ),
  open: label('Ler', 'Read'),
  shown: label('E-mail de {moment}, para {whom}', 'E-mail of {moment}, to {whom}'),
  shownHelp: label(
    'Como a pessoa o viu; as ligações só dela estão retiradas. Guardam-se 90 dias; os códigos e o texto das SMS nunca se guardam.',
    'As the person saw it; links that are theirs alone are taken out. Kept for 90 days; codes and the words of text messages are never kept.',
  ),
  to: label('para {whom} · {standing}', 'to {whom} · {standing}'),
  waiting: label('à espera de sair', 'waiting to leave'),
  sent: label('entregue ao correio: {moment}', 'handed to the post: {moment}'),
  returned: label('devolvido ({moment}): {why}', 'came back ({moment}): {why}'),
  refused: label('não chegou a sair ({moment}): {why}', 'never left ({moment}): {why}'),
};

/** Why a letter came back, for somebody who then calls. */
export const returnCauseWords: Record<ReturnCause, Label> = {
  noSuchAddress: label('o endereço não existe; confirme-o letra a letra', 'the address does not exist; check it letter by letter'),
  mailboxClosed: label('a caixa de correio está fechada; peça outro endereço', 'the mailbox is closed; ask for another address'),
  mailboxFull: label('a caixa de correio está cheia', 'the mailbox is full'),
  tooLarge: label('o e-mail era grande demais para aquela caixa', 'the e-mail was too large for that mailbox'),
  serverAway: label('o servidor do destinatário não respondeu', 'the recipient’s server did not answer'),
  unwanted: label('o servidor do destinatário não quis o nosso e-mail', 'the recipient’s server did not want our e-mail'),
  other: label('o servidor do destinatário recusou-o', 'the recipient’s server refused it'),
};

/** Where another would go to the same address. */
export const returnedWords = label(
  'O último e-mail para {address} voltou ({moment}): {why}. Ligue primeiro e confirme o endereço.',
  'The last e-mail to {address} came back ({moment}): {why}. Call first and check the address.',
);

export const arrivedLetterWords = {
  list: label('Respostas por e-mail', 'Answers by e-mail'),
  help: label('O que responderam aos nossos e-mails sobre este assunto.', 'What was answered to our e-mails about this.'),
  none: label('Nenhuma.', 'None.'),
  title: label('Chegou: {subject}', 'Arrived: {subject}'),
  noSubject: label('sem assunto', 'no subject'),
  open: label('Ler a resposta', 'Read the answer'),
  from: label('De {from}', 'From {from}'),
  nobody: label('um endereço que não se lê', 'an address that cannot be read'),
  noText: label('Sem texto: veja o e-mail original.', 'No text: see the original e-mail.'),
  quote: label(
    'O nosso e-mail, citado, não se mostra. Pode faltar também o que a pessoa escreveu por baixo ou no meio dele: o original está na caixa de correio da clínica.',
    'Our own e-mail, quoted, is not shown. What the person wrote below it or between its lines may be missing, too: the original is in the clinic’s mailbox.',
  ),
  cut: label('Só se mostra o início: o resto está no e-mail original.', 'Only the beginning is shown: the rest is in the original e-mail.'),
  lacking: label(
    'Chegaram {count} respostas num só dia, e não se mostram mais: veja na caixa de correio da clínica se há outras.',
    '{count} answers arrived on one day, and no more are shown: see in the clinic’s mailbox whether there are others.',
  ),
  attachment: label('1 anexo, no e-mail original.', '1 attachment, in the original e-mail.'),
  attachments: label('{count} anexos, no e-mail original.', '{count} attachments, in the original e-mail.'),
};

/** The desk may speak of a record with its confirmed contact, so none of these may promise more than a line of an e-mail can. */
export const senderWords: Record<SenderStanding, Label> = {
  confirmedContact: label(
    'endereço do contacto confirmado, que não prova quem escreveu',
    'the address of the confirmed contact, which does not prove who wrote',
  ),
  usedToBook: label(
    'endereço usado para marcar, que não prova que é o paciente',
    'the address used to book, which does not prove that it is the patient',
  ),
  givenContact: label('o e-mail da marcação, que ninguém confirmou', 'the e-mail of the booking, which nobody has confirmed'),
  ofBooker: label('endereço de quem marcou, não do paciente', 'the address of who booked, not of the patient'),
  provenWithForm: label(
    'endereço confirmado no formulário, que não prova quem escreveu',
    'the address confirmed with the form, which does not prove who wrote',
  ),
  givenWithForm: label('o e-mail do formulário, que ninguém confirmou', 'the e-mail of the form, which nobody has confirmed'),
  otherAddress: label('de outro endereço: confirme antes de responder', 'from another address: make sure before you answer'),
};
