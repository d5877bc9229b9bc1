import { discreet } from '@clinic/core/booking/messages/mail-discretion';
import { shownBookingCode } from '@clinic/core/booking/model/booking-code';
import type { BookingMail, BookingMailKind } from '@clinic/core/booking/model/booking-mail';
import { capitalised, euros } from '@clinic/core/kernel/format';
import type { Locale } from '@clinic/core/kernel/locale';
import type { LetterFact } from './letter.ts';
import { unbrokenName } from './unbroken.ts';
import { momentWords, ownMomentWords } from './visit-words.ts';
import { type MailWords, mailWords } from './words.ts';

/** What somebody with the mail in hand asks: when, with whom, where, for how much. */
export function visitRows(mail: BookingMail, locale: Locale): LetterFact[] {
  const t = mailWords(locale);
  const { bookedByOther, patientFirstName, doctorName, typeName } = mail;
  return [
    ...whenRows(mail, locale, t),
    ...(bookedByOther ? [{ label: t('visit.patient'), lines: [patientFirstName] }] : []),
    { label: t('visit.doctor'), lines: [unbrokenName(doctorName)] },
    ...(discreet(typeName) ? [{ label: t('visit.type'), lines: [typeName] }] : []),
    whereRow(mail, t),
    ...priceRows(mail, locale, t),
    ...codeRows(mail, t),
  ];
}

const codeRows = ({ code }: BookingMail, t: MailWords): LetterFact[] =>
  code ? [{ label: t('visit.code'), lines: [shownBookingCode(code), t('visit.codeNote')] }] : [];

function whenRows(mail: BookingMail, locale: Locale, t: MailWords): LetterFact[] {
  const inWords = (instant: Date) => capitalised(momentWords(instant, locale).full);
  const moved = mail.kind === 'moved';
  const own = mail.mode === 'online' && mail.visitorTimeZone ? ownMomentWords(mail.startsAt, mail.visitorTimeZone, locale) : null;
  const lines = [inWords(mail.startsAt), ...(own ? [t('visit.ownZone', own)] : [])];
  const before = moved ? [{ label: t('visit.before'), lines: previousLines(mail, inWords(mail.previousStartsAt)), struck: true }] : [];
  return [...before, { label: t(moved ? 'visit.now' : 'visit.when'), lines }];
}

/** The doctor is named with the old time only where it is another one now. */
const previousLines = ({ previousDoctorName, doctorName }: Extract<BookingMail, { kind: 'moved' }>, when: string): string[] =>
  previousDoctorName === doctorName ? [when] : [when, unbrokenName(previousDoctorName)];

const whereRow = ({ mode, clinic, videoUrl }: BookingMail, t: MailWords): LetterFact =>
  mode === 'online'
    ? { label: t('visit.where'), lines: [t(videoUrl ? 'visit.onlineWithLink' : 'visit.online')] }
    : { label: t('visit.where'), lines: clinic.addressLines, link: { label: t('visit.map'), url: clinic.mapsUrl } };

/** Mails that show the price: not those about a visit that will not take place. */
const priced: readonly BookingMailKind[] = ['received', 'scheduled', 'confirmed', 'moved'];

function priceRows(mail: BookingMail, locale: Locale, t: MailWords): LetterFact[] {
  const { kind, priceCents, subjectToAuthorisation } = mail;
  if (!priced.includes(kind)) return [];
  const price = euros(priceCents, locale);
  const payment = kind === 'moved' ? mail.payment : kind === 'scheduled' ? 'atClinic' : kind === 'confirmed' ? 'paid' : null;
  const first = payment ? t(`visit.${payment}`, { price }) : price;
  return [{ label: t('visit.price'), lines: [first, ...(subjectToAuthorisation ? [t('visit.authorisation')] : [])] }];
}
