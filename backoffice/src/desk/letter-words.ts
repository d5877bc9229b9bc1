import type { ResendableKind } from '@clinic/core/desk/letters/resendable-letters';
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

export const resendWords = {
  title: label('Reenviar…', 'Send again…'),
  to: label('Vai para {whom}, como da primeira vez.', 'It goes to {whom}, as the first time.'),
  and: label(' e ', ' and '),
};

export const sentLetterWords = {
  title: label('E-mails enviados', 'E-mails sent'),
  none: label('Ainda nenhum.', 'None yet.'),
  help: label(
    'Entregue ao correio: saiu daqui e não voltou; se a pessoa não o vê, peça que procure no lixo eletrónico.',
    'Handed to the post: it left and has not come back; if the person does not see it, ask to look in the junk folder.',
  ),
  open: label('Ler', 'Read'),
  shown: label('E-mail de {moment}, para {whom}', 'E-mail of {moment}, to {whom}'),
  shownHelp: label(
    'Como a pessoa o viu; as ligações só dela estão retiradas. Guardam-se 90 dias; códigos e SMS nunca se guardam.',
    'As the person saw it; links that are theirs alone are taken out. Kept for 90 days; codes and text messages are never kept.',
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
