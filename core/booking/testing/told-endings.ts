import type { BookingMailKind } from '../booking-mail.ts';

/** What a letter and the page of its visit both say, or neither. */
export type Said = { call: boolean; bookAgain: boolean; moneyBack: boolean; videoLink: boolean };

/** `sample` names the letter of `worker/mails/sample-mails.ts`; `page` the state of the visit's page. */
export type ToldEnding = { letter: BookingMailKind; sample: string; page: string; said: Said };

const nothing: Said = { call: false, bookAgain: false, moneyBack: false, videoLink: false };

/** Each way a booking stands or ends, as its patient is told: the letters' tests and the pages' tests both hold to this. */
export const toldEndings: readonly ToldEnding[] = [
  { letter: 'needsPerson', sample: 'needsPerson', page: 'needsReview', said: { ...nothing, call: true } },
  { letter: 'needsPerson', sample: 'needsPersonKeepsTime', page: 'needsPayment', said: { ...nothing, call: true } },
  { letter: 'conflict', sample: 'conflict', page: 'conflict', said: nothing },
  { letter: 'slotTaken', sample: 'slotTaken', page: 'slotTaken', said: { ...nothing, bookAgain: true } },
  { letter: 'notPaid', sample: 'notPaid', page: 'notPaid', said: { ...nothing, bookAgain: true, moneyBack: true } },
  { letter: 'cancelled', sample: 'cancelled', page: 'cancelled', said: { ...nothing, bookAgain: true, moneyBack: true } },
  { letter: 'refund', sample: 'refund', page: 'refund', said: { ...nothing, bookAgain: true, moneyBack: true } },
  { letter: 'refunded', sample: 'refunded', page: 'refunded', said: { ...nothing, bookAgain: true, moneyBack: true } },
  { letter: 'received', sample: 'received', page: 'received', said: nothing },
  { letter: 'paymentDetails', sample: 'paymentDetails', page: 'multibanco', said: nothing },
  { letter: 'scheduled', sample: 'scheduled', page: 'scheduled', said: nothing },
  { letter: 'scheduled', sample: 'scheduledOnline', page: 'scheduledOnline', said: { ...nothing, videoLink: true } },
  { letter: 'confirmed', sample: 'confirmed', page: 'confirmed', said: nothing },
  { letter: 'confirmed', sample: 'confirmedOnline', page: 'confirmedOnline', said: { ...nothing, videoLink: true } },
  // The page of the visit that took the other's place.
  { letter: 'moved', sample: 'moved', page: 'confirmed', said: nothing },
  { letter: 'moved', sample: 'movedOnline', page: 'confirmedOnline', said: { ...nothing, videoLink: true } },
  { letter: 'reminder', sample: 'reminder', page: 'confirmed', said: nothing },
  { letter: 'reminder', sample: 'reminderOnline', page: 'confirmedOnline', said: { ...nothing, videoLink: true } },
  { letter: 'preparation', sample: 'preparation', page: 'confirmed', said: nothing },
  { letter: 'newLink', sample: 'newLink', page: 'confirmed', said: nothing },
];

/** Read off the words themselves; `bookAgain` where they lead to the wizard. */
export const saidIn = (words: string, wizardPath: string): Said => ({
  call: /liga-lhe|ligar-lhe|will call you/i.test(words),
  bookAgain: words.includes(wizardPath),
  moneyBack: /devol[uv]|\breturn/i.test(words),
  videoLink: /liga[cç]ão (?:para a videochamada|por e-mail)|e?-?mails? you the link/i.test(words),
});
