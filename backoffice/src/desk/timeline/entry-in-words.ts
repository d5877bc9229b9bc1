import type { BookingWork, EventKind } from '@clinic/core/booking/ports/booking-store';
import type { DeskEventKind } from '@clinic/core/desk/desk-store';
import type { TimelineEntry } from '@clinic/core/desk/timeline';
import { type Label, label, labelIn } from '../../language/label.ts';
import { clinicCancelWords } from '../absence/absence-words.ts';
import { lateMoneyWords, patientReasonWords } from '../absence/patient-cancel-words.ts';
import { contactKindWords, contactOwnerWords, identityCheckWords } from '../file/identity-words.ts';
import { accountWords } from '../file/refund-account-words.ts';
import { eurosIn } from '../in-words.ts';
import { bookingLetterWords, otherLetterWords, textedToWords } from '../letter-words.ts';
import { paymentEndWords, paymentMethodWords, refundWayWords, refundWords, reviewWords } from '../status-words.ts';
import { workWords as itemWords } from '../work/work-words.ts';

const kindWords: Record<EventKind | DeskEventKind | 'confirmed', Label> = {
  submitted: label('O paciente pediu a consulta no site', 'The patient asked for the visit on the site'),
  patientFound: label('Ficha do paciente encontrada na clínica', 'The patient’s record was found at the clinic'),
  patientCreated: label('Ficha do paciente criada na clínica', 'The patient’s record was created at the clinic'),
  conflict: label('O paciente já tinha uma consulta próxima', 'The patient already had a visit near that day'),
  nearbyVisit: label('A mesma ficha tem outra consulta na mesma semana', 'The same record has another visit that week'),
  booked: label('Consulta marcada na agenda da clínica', 'Visit entered in the clinic’s book'),
  adopted: label('Consulta encontrada na agenda da clínica', 'Visit found in the clinic’s book'),
  slotTaken: label('A hora já estava ocupada', 'The time was already taken'),
  failed: label('Não foi possível marcar', 'It could not be booked'),
  paymentRequested: label('Pagamento pedido ao paciente', 'Payment asked of the patient'),
  paymentRefused: label('O pedido de pagamento foi recusado', 'The payment request was refused'),
  paymentEnded: label('O pedido de pagamento terminou sem pagamento', 'The payment request ended unpaid'),
  paid: label('Pago', 'Paid'),
  paidLate: label('Pago fora do prazo', 'Paid late'),
  confirmed: label('Confirmação enviada ao paciente', 'Confirmation sent to the patient'),
  givenUp: label('Prazo de pagamento terminado', 'The time to pay ran out'),
  cancelled: label('Cancelada pelo paciente', 'Cancelled by the patient'),
  moved: label('Alterada para outra data', 'Moved to another date'),
  linkRenewed: label('O paciente renovou a ligação da consulta', 'The patient renewed the link to the visit'),
  linkRenewedByDesk: label('Ligação da consulta renovada no balcão', 'Link to the visit renewed at the desk'),
  movedByDesk: label('Hora mudada no balcão, a pedido do paciente', 'Time changed at the desk, at the patient’s request'),
  paymentChanged: label('Forma de pagamento mudada no balcão', 'Way to pay changed at the desk'),
  contactCorrected: label('Contacto corrigido no balcão', 'Contact corrected at the desk'),
  bookedByPhone: label(
    'Marcada por telefone, no balcão; a pessoa aceitou de viva voz a privacidade e os termos',
    'Booked by telephone, at the desk; the person accepted privacy and terms aloud',
  ),
  resent: label('Carta reenviada', 'Letter sent again'),
  videoLinkSet: label('Ligação do vídeo guardada', 'Video link saved'),
  waitJoined: label('Pediu uma hora mais cedo, por telefone', 'Asked for an earlier hour, by telephone'),
  waitLeft: label('Saiu da lista de espera, por telefone', 'Left the waiting list, by telephone'),
  released: label('Hora livre na agenda da clínica', 'Time free in the clinic’s book'),
  duplicateRemoved: label('Marcação em duplicado retirada da agenda', 'A duplicate was removed from the book'),
  refundDue: label('Dinheiro a devolver', 'Money to be given back'),
  refundAsked: label('Devolução pedida ao prestador', 'Refund asked of the provider'),
  refundedByProvider: label('O prestador devolveu o dinheiro', 'The provider gave the money back'),
  refundLeftToDesk: label('O prestador não confirmou a devolução', 'The provider did not confirm the refund'),
  refundAccountGiven: label('O paciente indicou o IBAN para a devolução', 'The patient gave the IBAN for the refund'),
  review: label('Passou para uma pessoa ver', 'Handed to a person'),
  retried: label('Voltou-se a tentar', 'Tried again'),
  cancelledByDesk: label('Desmarcada no balcão, a pedido do paciente', 'Released at the desk, at the patient’s request'),
  cancelledForClinic: label('Cancelada pela clínica', 'Cancelled by the clinic'),
  refunded: label('Dinheiro devolvido', 'Money given back'),
  reviewed: label('Visto e resolvido', 'Seen and settled'),
  written: label('Mensagem enviada ao paciente', 'Message sent to the patient'),
  runningLate: label('O paciente avisou que chega atrasado', 'The patient told us that they are running late'),
  cannotCome: label('O paciente avisou que não consegue vir', 'The patient told us that they cannot come'),
  comingAfterAll: label('O paciente avisou que afinal vem', 'The patient told us that they are coming after all'),
  notMyVisit: label(
    'O titular da ficha diz que não pediu esta consulta',
    'The owner of the record says that they did not ask for this visit',
  ),
  earlierHourAccepted: label('Aceitou uma hora mais cedo, da lista de espera', 'Accepted an earlier hour, from the waiting list'),
  texted: label('SMS enviada', 'Text message sent'),
  textRefused: label('SMS recusada, não foi entregue', 'Text message refused, not delivered'),
  workDone: label('Feito', 'Done'),
  workReopened: label('Reaberto', 'Reopened'),
  calledAndConfirmed: label('Confirmado por telefone: marcar', 'Confirmed by telephone: book'),
  calledInVain: label('Não confirmado por telefone', 'Not confirmed by telephone'),
  identityChecked: label('Identidade verificada', 'Identity checked'),
  arrived: label('Chegou à clínica', 'Came to the clinic'),
  missed: label('Faltou', 'Did not come'),
  attendanceUndone: label('Presença anulada', 'Attendance undone'),
  identityWithdrawn: label('Confirmação do contacto retirada', 'The contact’s confirmation was taken back'),
};

const workWords: Record<BookingWork['kind'], Label> = {
  book: label('marcar na clínica', 'book at the clinic'),
  rebook: label('marcar de novo', 'book again'),
  recheckOn: label('ver a agenda', 'look at the book'),
  giveUpUnpaid: label('libertar por falta de pagamento', 'release for want of payment'),
  requestPayment: label('pedir o pagamento', 'ask for payment'),
  release: label('libertar a hora', 'free the time'),
  settlePayment: label('perguntar pelo pagamento', 'ask about the payment'),
  refundMoney: label('pedir a devolução', 'ask for the refund'),
  cancelReplaced: label('anular o pedido de pagamento anterior', 'cancel the earlier request for payment'),
  remind: label('lembrar', 'remind'),
  tell: label('escrever ao paciente', 'write to the patient'),
  noticeOwner: label('avisar o titular da ficha', 'tell the owner of the record'),
  text: label('enviar uma SMS ao paciente', 'send the patient a text message'),
  openHour: label('oferecer a hora à lista de espera', 'offer the hour to the waiting list'),
  tellOffer: label('escrever sobre uma hora mais cedo', 'write about an earlier hour'),
  textOffer: label('enviar uma SMS sobre uma hora mais cedo', 'text about an earlier hour'),
};

const wordsFor = (words: Record<string, unknown>, key: unknown): Label | null =>
  typeof key === 'string' && Object.hasOwn(words, key) ? (words[key] as Label) : null;

/** An entry in words; what a newer version noted and this one does not know is shown by its name. */
export function entryInWords({ kind, detail }: TimelineEntry, language: string): string {
  const told = wordsFor(kindWords, kind);
  const more = [
    typeof detail['amountCents'] === 'number' ? eurosIn(language, detail['amountCents']) : null,
    ...labelsOf(kind, detail).map((words) => lowerFirst(labelIn(language, words))),
    typeof detail['appointmentId'] === 'number' ? `n.º ${detail['appointmentId']}` : null,
  ].filter((part) => part !== null);
  return `${told ? labelIn(language, told) : kind}${more.length > 0 ? `: ${more.join(', ')}` : ''}`;
}

/** After a colon. */
const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

function labelsOf(
  told: string,
  { reason, kind, works, how, item, mail, why, way, contact, whose, money }: TimelineEntry['detail'],
): Label[] {
  const reviews = Object.fromEntries(Object.entries(reviewWords).map(([name, { title }]) => [name, title]));
  const titles = Object.fromEntries(Object.entries(itemWords).map(([name, { title }]) => [name, title]));
  const asked = [...new Set(String(works ?? '').split(' '))].map((work) => wordsFor(workWords, work));
  return [
    told === 'refundDue' ? wordsFor(refundWords, reason) : wordsFor(reviews, reason),
    wordsFor(reviews, kind) ?? wordsFor(paymentEndWords, kind),
    ...asked,
    wordsFor(identityCheckWords, how) ?? wordsFor(refundWayWords, how),
    wordsFor(titles, item),
    wordsFor({ ...otherLetterWords, ...bookingLetterWords, refundAccount: accountWords.letter }, mail),
    wordsFor({ ...clinicCancelWords, ...patientReasonWords }, why),
    wordsFor(paymentMethodWords, way),
    wordsFor(lateMoneyWords, money),
    wordsFor(contactKindWords, contact),
    wordsFor(told === 'texted' || told === 'textRefused' ? textedToWords : contactOwnerWords, whose),
  ].filter((words) => words !== null);
}
