import type { BookingMailKind } from '../model/booking-mail.ts';

/** What a mail and the page of its visit must both state, or neither. */
export type StatedEnding = { call: boolean; bookAgain: boolean; moneyBack: boolean; videoLink: boolean };

/** `sample` names the mail in `worker/mails/sample-mails.ts`; `page` the state of the visit's page. */
export type ToldEnding = { letter: BookingMailKind; sample: string; page: string; said: StatedEnding };

const nothing: StatedEnding = { call: false, bookAgain: false, moneyBack: false, videoLink: false };

/** Every state and ending of a booking that its patient is notified of: the tests of mails and of pages both use this list. */
export const toldEndings: readonly ToldEnding[] = [
  { letter: 'needsPerson', sample: 'needsPerson', page: 'needsReview', said: { ...nothing, call: true } },
  { letter: 'needsPerson', sample: 'needsPersonKeepsTime', page: 'needsPayment', said: { ...nothing, call: true } },
  { letter: 'conflict', sample: 'conflict', page: 'conflict', said: nothing },
  { letter: 'slotTaken', sample: 'slotTaken', page: 'slotTaken', said: { ...nothing, bookAgain: true } },
  { letter: 'notPaid', sample: 'notPaid', page: 'notPaid', said: { ...nothing, bookAgain: true, moneyBack: true } },
  { letter: 'cancelled', sample: 'cancelled', page: 'cancelled', said: { ...nothing, bookAgain: true, moneyBack: true } },
  { letter: 'cancelled', sample: 'cancelledKept', page: 'cancelledKept', said: { ...nothing, bookAgain: true } },
  { letter: 'cancelled', sample: 'cancelledUnpaid', page: 'cancelledUnpaid', said: { ...nothing, bookAgain: true } },
  { letter: 'refund', sample: 'refund', page: 'refund', said: { ...nothing, bookAgain: true, moneyBack: true } },
  { letter: 'refunded', sample: 'refunded', page: 'refunded', said: { ...nothing, bookAgain: true, moneyBack: true } },
  { letter: 'refund', sample: 'refundTransfer', page: 'refundTransfer', said: { ...nothing, bookAgain: true, moneyBack: true } },
  { letter: 'cancelled', sample: 'cancelledTransfer', page: 'cancelledTransfer', said: { ...nothing, bookAgain: true, moneyBack: true } },
  { letter: 'refundAccount', sample: 'refundAccount', page: 'refundAccount', said: { ...nothing, moneyBack: true } },
  { letter: 'refundAccountGiven', sample: 'refundAccountGiven', page: 'refundAccountGiven', said: { ...nothing, moneyBack: true } },
  { letter: 'received', sample: 'received', page: 'received', said: nothing },
  { letter: 'paymentDetails', sample: 'paymentDetails', page: 'multibanco', said: nothing },
  { letter: 'scheduled', sample: 'scheduled', page: 'scheduled', said: nothing },
  { letter: 'scheduled', sample: 'scheduledOnline', page: 'scheduledOnline', said: { ...nothing, videoLink: true } },
  { letter: 'confirmed', sample: 'confirmed', page: 'confirmed', said: nothing },
  { letter: 'confirmed', sample: 'confirmedOnline', page: 'confirmedOnline', said: { ...nothing, videoLink: true } },
  // The page of the new visit.
  { letter: 'moved', sample: 'moved', page: 'confirmed', said: nothing },
  { letter: 'moved', sample: 'movedOnline', page: 'confirmedOnline', said: { ...nothing, videoLink: true } },
  { letter: 'reminder', sample: 'reminder', page: 'confirmed', said: nothing },
  { letter: 'reminder', sample: 'reminderOnline', page: 'confirmedOnline', said: { ...nothing, videoLink: true } },
  { letter: 'preparation', sample: 'preparation', page: 'confirmed', said: nothing },
  { letter: 'newLink', sample: 'newLink', page: 'confirmed', said: nothing },
];

/** Read from the text itself; `bookAgain` if it links to the wizard. */
export const saidIn = (words: string, wizardPath: string): StatedEnding => ({
  call: /liga-lhe|ligar-lhe|will call you/i.test(words),
  bookAgain: words.includes(wizardPath),
  moneyBack: /devol[uv]|\breturn/i.test(words),
  videoLink: /liga[cç]ão (?:para a videochamada|por e-mail)|e?-?mails? you the link/i.test(words),
});
