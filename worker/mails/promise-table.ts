import type { BookingMailKind } from '@clinic/core/booking/model/booking-mail';
import type { BookingWork } from '@clinic/core/booking/ports/booking-store';
import type { WorkItemKind } from '@clinic/core/work-items/work-item';

/** Who keeps a promise; `in` is the file that does it, and names it. */
type KeptBy =
  /** By a person, who finds it in the list of the front desk. */
  | { item: WorkItemKind; in: string }
  /** By whichever kind the reason has: `workPromisedBy` opens it with the letter. */
  | { call: true }
  /** By a letter that goes out by itself. */
  | { letter: BookingMailKind; in: string }
  /** By other work of the worker. */
  | { work: BookingWork['kind']; in: string }
  /** By a code that the worker sends: `sendCode`. */
  | { code: true }
  /** By whoever answers the telephone: the patient calls. */
  | { onThePhone: true }
  /** At the clinic, on the day. */
  | { atTheVisit: true }
  /** By the page itself, at once. */
  | { onThePage: true }
  /** It promises nothing: it says what was done, or how long banks take. */
  | { noPromise: true };

/** As it stands in the sentence, in both languages; `null` where a language says it in other words that promise nothing. */
export type PromiseRow = { pt: string | null; en: string | null; kept: KeptBy };

const call = { call: true } as const;
const onThePhone = { onThePhone: true } as const;
const onThePage = { onThePage: true } as const;
const noPromise = { noPromise: true } as const;
const refundDue = { item: 'refundDue', in: 'core/booking/messages/with-work-items.ts' } as const;
const refunded = { letter: 'refunded', in: 'core/desk/mark-refunded.ts' } as const;
const videoLink = { item: 'videoLinkMissing', in: 'worker/booking/find-video-rooms.ts' } as const;
const authorisationDue = { item: 'authorisationDue', in: 'worker/booking/watch-bookings.ts' } as const;
const noteToPass = { item: 'noteToPass', in: 'worker/booking/watch-bookings.ts' } as const;
const confirmed = { letter: 'confirmed', in: 'core/booking/payment/take-money.ts' } as const;
const scheduled = { letter: 'scheduled', in: 'core/booking/appointment/announce-visit.ts' } as const;
const paymentDetails = { letter: 'paymentDetails', in: 'core/booking/payment/payment-answer.ts' } as const;
/** In the transaction that asks for it; the worker sends it. */
const code = { code: true } as const;
const contactUnproven = { item: 'contactUnproven', in: 'core/booking/form/submit-booking.ts' } as const;
const moved = { letter: 'moved', in: 'core/booking/appointment/record-visit.ts' } as const;
const tellOffer = { work: 'tellOffer', in: 'core/booking/waiting/offer-hour.ts' } as const;
const requestPayment = { work: 'requestPayment', in: 'core/booking/payment/pay-another-way.ts' } as const;

/** Every sentence by which a letter or a page of a booking promises something, and who keeps it. */
export const promiseTable: readonly PromiseRow[] = [
  { pt: 'vamos ligar-lhe', en: 'will call you', kept: call },
  { pt: 'A clinica liga-lhe no prazo de', en: 'The clinic will call you within', kept: call },
  { pt: 'uma pessoa da clínica liga-lhe para a confirmar', en: 'somebody from the clinic calls you to confirm it', kept: contactUnproven },
  { pt: 'Uma pessoa da clínica liga-lhe no prazo de', en: 'Somebody from the clinic will call you within', kept: call },

  { pt: 'Vamos devolver', en: 'We will return', kept: refundDue },
  { pt: null, en: 'We are returning', kept: refundDue },
  { pt: null, en: 'and we refund', kept: refundDue },
  { pt: null, en: 'We have refunded', kept: noPromise },
  { pt: 'devolvemos o que tiver pago', en: 'we return whatever you have paid', kept: refundDue },
  { pt: 'Devolvemos tudo', en: 'We return all of it', kept: refundDue },
  { pt: null, en: 'Refund of', kept: refundDue },
  { pt: 'tratamos da devolução', en: 'we will return the money', kept: refundDue },
  { pt: 'escrevemos-lhe quando', en: 'write to you when', kept: refunded },
  { pt: 'Devolvemos-lhe', en: 'We have returned', kept: noPromise },
  { pt: 'Devolvemos 90', en: null, kept: noPromise },
  { pt: 'Devolvemos o seu dinheiro', en: null, kept: noPromise },
  { pt: 'dias úteis', en: 'working days', kept: noPromise },
  { pt: 'não há nada a devolver', en: 'nothing to return', kept: noPromise },
  { pt: 'Devolvemos por transferência bancária', en: 'We will return it by bank transfer', kept: refundDue },
  { pt: 'devolvemos por transferência bancária', en: 'we will return it by bank transfer', kept: refundDue },
  { pt: 'Para que conta devolvemos', en: 'Which account should we send', kept: refundDue },
  { pt: null, en: 'WHICH ACCOUNT SHOULD WE SEND', kept: refundDue },
  { pt: 'É o valor a devolver', en: null, kept: refundDue },
  { pt: 'Devolvemos {amount} por transferência', en: 'We return {amount} by bank transfer', kept: refundDue },
  { pt: null, en: 'We return the money by bank transfer', kept: refundDue },
  { pt: null, en: 'make the transfer and return the money', kept: refundDue },
  { pt: null, en: 'the IBAN for your refund', kept: noPromise },
  { pt: null, en: 'how far your refund has got', kept: onThePhone },
  { pt: null, en: 'an IBAN for the refund', kept: noPromise },
  { pt: null, en: 'was given for the refund', kept: noPromise },
  { pt: null, en: 'To that account we will return the money', kept: refundDue },
  { pt: 'enviamos um código de 6 algarismos para o contacto', en: 'we send a 6-digit code to the contact', kept: code },
  { pt: 'pedimos-lhe outro por esta página', en: 'we will ask for another one through this page', kept: onThePhone },
  {
    pt: 'enviamos-lhe outro e-mail, com a página onde indica a conta',
    en: 'another email leads to the page where you give us the account',
    kept: { letter: 'refundAccount', in: 'core/booking/payment/refund-account.ts' },
  },
  { pt: 'Nunca o pedimos', en: null, kept: noPromise },
  { pt: 'Nunca pedimos', en: null, kept: noPromise },
  { pt: 'Pedimos desculpa', en: null, kept: noPromise },

  { pt: 'a ligação por e-mail', en: 'We email you the link', kept: videoLink },
  { pt: 'enviamos-lhe por e-mail a ligação', en: 'we email you the link', kept: videoLink },

  { pt: 'escrevemos-lhe outra vez', en: 'we will write to you again', kept: scheduled },
  { pt: 'Também lhe escrevemos', en: 'We will write to you as well', kept: scheduled },
  { pt: 'código e a confirmação', en: 'code and the confirmation', kept: scheduled },
  { pt: 'enviamos-lhe a confirmação', en: 'we send you the confirmation', kept: scheduled },
  {
    pt: 'Enviamos-lhe tudo por SMS',
    en: 'We send you everything by text message',
    kept: { work: 'text', in: 'worker/booking/mail-patient.ts' },
  },
  {
    pt: 'Quando abrir outra hora como pediu, escrevemos-lhe',
    en: 'When another time like the one you asked for becomes free, we will write to you',
    kept: tellOffer,
  },
  { pt: 'e for a sua vez, avisamos e decide', en: null, kept: tellOffer },
  { pt: 'Escrevemos-lhe, por e-mail ou SMS, como ficou', en: 'We will let you know by email or text message once it is done', kept: moved },
  { pt: 'avisamos por e-mail e SMS', en: 'we write to the few people who asked', kept: tellOffer },
  { pt: 'recebe a confirmação', en: 'you get a confirmation', kept: confirmed },
  { pt: 'Enviamos-lhe os dados por e-mail', en: 'We will email you the details as soon', kept: paymentDetails },
  { pt: 'lhe enviamos os dados', en: 'We will email you the details as well', kept: paymentDetails },
  { pt: 'Enviamos um pedido', en: 'We send a request', kept: requestPayment },
  { pt: null, en: 'You get a request on your phone', kept: requestPayment },
  { pt: 'Recebe uma entidade', en: 'You get an entity', kept: requestPayment },
  { pt: 'A página muda sozinha', en: 'This page changes by itself', kept: onThePage },

  { pt: 'Pedimos a autorização por si', en: 'We ask for the authorisation for you', kept: authorisationDue },
  { pt: 'A receção lê a nota e passa-a ao médico', en: 'The front desk reads it and passes it on to the doctor', kept: noteToPass },
  { pt: 'pedir o reembolso', en: null, kept: { atTheVisit: true } },

  { pt: 'ligue-nos e marcamos outra hora ou devolvemos', en: 'call us and we will find another time or return', kept: onThePhone },
  { pt: 'Vemos consigo qual das duas prefere', en: 'We will see together which of the two', kept: onThePhone },
  { pt: 'vemos consigo o que acontece ao dinheiro', en: 'work out with you what happens to the money', kept: onThePhone },
  { pt: 'procuramos consigo', en: 'we will look for one with you', kept: onThePhone },
  { pt: null, en: 'we will look at other days with you', kept: onThePhone },
  { pt: 'procuramos uma vaga consigo', en: 'we will find a time with you', kept: onThePhone },
  { pt: 'Marcamos consigo ao telefone', en: null, kept: onThePhone },
  { pt: 'tratamos disso consigo', en: 'we will see to it with you', kept: onThePhone },
  { pt: 'Ajudamos a', en: 'We help you', kept: onThePhone },
  { pt: 'ligue-nos e ajudamos', en: 'call us and we will help', kept: onThePhone },
  { pt: 'Escrevemos-lhe sobre a consulta', en: null, kept: noPromise },
  { pt: 'Nao marcamos a consulta', en: null, kept: noPromise },
  { pt: 'pedimos a data de nascimento', en: 'we ask for the patient’s date of birth', kept: noPromise },
  { pt: null, en: 'The email you gave the clinic', kept: noPromise },

  {
    pt: 'Enviamos-lhe a nova por e-mail',
    en: 'We email you the new one',
    kept: { letter: 'newLink', in: 'core/booking/visit-link/renew-visit-link.ts' },
  },
  { pt: 'Enviamos um código para o contacto', en: 'We send a code to the contact', kept: code },
  { pt: 'enviamos-lhe um código', en: 'send you a code', kept: code },
  { pt: 'Enviamos o código para o contacto', en: 'We send the code to the contact', kept: code },
];
