import type { ReviewReason } from '@clinic/core/booking/model/booking';
import type { PaymentEnd } from '@clinic/core/booking/model/payment';
import type { RefundWay } from '@clinic/core/booking/model/refund';
import type { RefundReason } from '@clinic/core/booking/ports/booking-store';
import type { DeskState } from '@clinic/core/desk/arrange-queue';
import { type Label, label } from '../language/label.ts';

export const stateWords: Record<DeskState, Label> = {
  needsPerson: label('Precisa de uma pessoa', 'Needs a person'),
  received: label('Recebida, a tratar', 'Received, in progress'),
  pendingPayment: label('À espera de pagamento', 'Waiting for payment'),
  scheduled: label('Marcada, a pagar na clínica', 'Booked, to be paid at the clinic'),
  confirmed: label('Confirmada', 'Confirmed'),
  notPaid: label('Desmarcada por falta de pagamento', 'Released, not paid'),
  cancelled: label('Cancelada', 'Cancelled'),
  moved: label('Alterada para outra data', 'Moved to another date'),
  conflict: label('Recusada: já tinha consulta próxima', 'Refused: another visit was near'),
  slotTaken: label('Recusada: hora já ocupada', 'Refused: the time was taken'),
  failed: label('Não concluída', 'Not completed'),
  needsReview: label('A rever', 'To be looked at'),
};

/** What is the matter, and what a person can do about it. */
export const reviewWords: Record<ReviewReason, { title: Label; help: Label }> = {
  clinicUnreachable: {
    title: label('O programa da clínica não respondeu', 'The clinic’s program did not answer'),
    help: label(
      'A consulta não ficou marcada e o paciente sabe que alguém lhe vai ligar. Veja na agenda da clínica se a hora ficou ocupada, ligue ao paciente e marque com ele.',
      'The visit was not booked and the patient knows that somebody will call. See in the clinic’s book whether the time is taken, call the patient and book together.',
    ),
  },
  clinicRefused: {
    title: label('O programa da clínica recusou a marcação', 'The clinic’s program refused the booking'),
    help: label(
      'Muitas vezes é um dado do paciente. Ligue-lhe, corrija a ficha e marque no programa da clínica.',
      'Often it is a detail of the patient. Call, correct the record and book in the clinic’s program.',
    ),
  },
  contactUnproven: {
    title: label('Não foi possível enviar o código', 'The code could not be sent'),
    help: label(
      'O pedido chegou sem contacto confirmado e a hora está guardada. Ligue ao paciente, confirme quem é e carregue em tentar de novo para marcar; se não for verdade, liberte a hora.',
      'The request came without a confirmed contact and the time is kept. Call the patient, make sure who it is and press try again to book; if it is not true, free the time.',
    ),
  },
  wrongAmount: {
    title: label('O valor pago não é o preço', 'The amount paid is not the price'),
    help: label(
      'Compare o pagamento com o preço. Peça ao paciente o que falta, ou devolva o que pagou.',
      'Compare the payment with the price. Ask the patient for the rest, or give back what was paid.',
    ),
  },
  paidTwice: {
    title: label('Foi pago duas vezes', 'It was paid twice'),
    help: label(
      'Devolva o segundo pagamento, registe-o nas devoluções e marque como resolvido.',
      'Give back the second payment, record it under refunds and mark as settled.',
    ),
  },
  paidLate: {
    title: label('Foi pago fora do prazo', 'It was paid late'),
    help: label(
      'Veja se a consulta voltou a ficar marcada. Se não ficou, devolva o dinheiro.',
      'See whether the visit was booked again. If not, give the money back.',
    ),
  },
  providerUnreachable: {
    title: label('O serviço de pagamentos não respondeu', 'The payment service did not answer'),
    help: label(
      'O paciente não recebeu os dados para pagar. Volte a tentar; se não resultar, combine com ele pagar na clínica.',
      'The patient did not get the payment details. Try again; if that fails, agree on paying at the clinic.',
    ),
  },
  notReleased: {
    title: label('A consulta acabou, mas continua na agenda', 'The visit is over but still in the book'),
    help: label(
      'Volte a tentar. Se não resultar, desmarque-a no programa da clínica para a hora ficar livre.',
      'Try again. If that fails, take it out of the clinic’s program so that the time is free.',
    ),
  },
  gone: {
    title: label('A consulta desapareceu da agenda da clínica', 'The visit is gone from the clinic’s book'),
    help: label(
      'Alguém a retirou na clínica. Confirme se o paciente sabe; se já não vem, desmarque-a também aqui.',
      'Somebody removed it at the clinic. Make sure the patient knows; if the visit is off, release it here, too.',
    ),
  },
  stuck: {
    title: label('A marcação parou a meio', 'The booking stopped half-way'),
    help: label(
      'Volte a tentar. Se não resultar, ligue ao paciente e marque com ele.',
      'Try again. If that fails, call the patient and book together.',
    ),
  },
};

export const unexplainedReview = {
  title: label('O pagamento e a consulta não batem certo', 'Payment and visit do not match'),
  help: label(
    'Há dinheiro sem consulta, ou uma consulta que já devia ter saído da agenda. Veja a cronologia.',
    'There is money without a visit, or a visit that should have left the book. See the time line.',
  ),
};

export const refundWords: Record<RefundReason, Label> = {
  cancelled: label('consulta cancelada', 'visit cancelled'),
  notRebooked: label('a hora já não estava livre', 'the time was no longer free'),
  noVisit: label('pago sem haver consulta', 'paid without a visit'),
  paidTwice: label('pago duas vezes', 'paid twice'),
  wrongAmount: label('valor errado', 'wrong amount'),
};

export const refundWayWords: Record<RefundWay | 'legend', Label> = {
  legend: label('Como devolveu (o paciente recebe um e-mail a dizê-lo)', 'How you gave it back (the patient gets an e-mail saying so)'),
  sameWay: label('pelo mesmo meio com que foi pago', 'the way it was paid'),
  transfer: label('por transferência bancária', 'by bank transfer'),
};

/** Where a refund stands, and what is to be done. */
export const refundStandingWords: Record<'asked' | 'due' | 'unsure' | 'byHand', Label> = {
  asked: label('pedido ao prestador a {moment} por {name}; falta a resposta', 'asked of the provider on {moment} by {name}; no answer yet'),
  due: label(
    'Devolve-se por transferência, para o IBAN que o paciente indica no site; depois registe aqui. Não o peça por telefone nem por e-mail: quem não recebe o código vem à clínica com um documento, e a transferência faz-se logo.',
    'It is given back by transfer, to the IBAN that the patient gives on the site; then record it here. Do not ask for it by telephone or e-mail: whoever does not get the code comes to the clinic with a document, and the transfer is made at once.',
  ),
  unsure: label(
    'O prestador não respondeu e pode ter devolvido. Veja no portal dele, pelo número da transação, antes de devolver de outra forma.',
    'The provider did not answer and may have given it back. Look in its portal, by the transaction number, before giving it back another way.',
  ),
  byHand: label(
    'O prestador não pode devolver. Devolva por transferência, para o IBAN que o paciente indica no site, e registe aqui.',
    'The provider cannot give it back. Do it by transfer, to the IBAN that the patient gives on the site, and record it here.',
  ),
};

export const paymentEndWords: Record<PaymentEnd, Label> = {
  refused: label('recusado pelo serviço', 'refused by the service'),
  rejected: label('recusado no telemóvel ou pelo banco', 'rejected on the phone or by the bank'),
  expired: label('fora do prazo', 'expired'),
  cancelled: label('anulado', 'cancelled'),
  unanswered: label('sem resposta no telemóvel', 'not answered on the phone'),
  replaced: label('substituído por outra forma de pagamento', 'replaced by another way to pay'),
};

export const paymentMethodWords = {
  multibanco: label('Multibanco', 'Multibanco'),
  mbway: label('MB WAY', 'MB WAY'),
  card: label('Cartão', 'Card'),
  atClinic: label('na clínica', 'at the clinic'),
};

export const payWords = {
  title: label('Mudar a forma de pagamento…', 'Change the way to pay…'),
  help: label(
    'O pedido de agora é anulado e segue a carta com o novo. Se a referência antiga ainda for paga, o pagamento conta.',
    'The present request is called off and the letter with the new one goes out. If the old reference is still paid, the payment counts.',
  ),
  mbwayPhone: label('Telemóvel MB WAY', 'MB WAY phone'),
  ways: {
    atClinic: label('Passa a pagar na clínica', 'To be paid at the clinic'),
    multibanco: label('Referência Multibanco', 'Multibanco reference'),
    mbway: label('Pedir por MB WAY', 'Ask by MB WAY'),
    card: label('Ligação para pagar com cartão', 'Link to pay by card'),
  },
};

export const modeWords = { inPerson: label('presencial', 'in person'), online: label('online', 'online') };
