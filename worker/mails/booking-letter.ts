import { pathTo } from '@clinic/core/addresses/path-to';
import { clinicCancelLetter } from '@clinic/core/booking/messages/clinic-cancel-letter';
import { splitMoney } from '@clinic/core/booking/messages/split-money';
import { shownBookingCode } from '@clinic/core/booking/model/booking-code';
import type { BookingMail, BookingMailKind, ProposedHour } from '@clinic/core/booking/model/booking-mail';
import type { ClinicCancelReason } from '@clinic/core/booking/model/clinic-cancellation';
import { refundWorkingDays } from '@clinic/core/booking/model/constants';
import { euros } from '@clinic/core/kernel/format';
import { addDays, inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import { replyWorkingDays, replyWorkingHours } from '@clinic/core/working-hours/reply-hours';
import { helpOf } from './booking-help.ts';
import { pageNote } from './how-to-change.ts';
import type { Letter, LetterBlock, Tone } from './letter.ts';
import { sayCancelledMoney, sayRefund } from './money-back.ts';
import { paymentBlocks } from './payment-blocks.ts';
import { unbrokenName, unbrokenNumber } from './unbroken.ts';
import { calendarMethod } from './visit-calendar.ts';
import { visitRows } from './visit-rows.ts';
import { momentWords } from './visit-words.ts';
import { frameWords, type MailWords, mailWords } from './words.ts';

const tones: Record<BookingMailKind, Tone> = {
  received: 'calm',
  paymentDetails: 'waiting',
  scheduled: 'good',
  confirmed: 'good',
  notPaid: 'ended',
  cancelled: 'ended',
  moved: 'good',
  conflict: 'waiting',
  slotTaken: 'ended',
  needsPerson: 'waiting',
  refund: 'calm',
  refunded: 'good',
  refundAccount: 'waiting',
  refundAccountGiven: 'calm',
  reminder: 'calm',
  preparation: 'calm',
  newLink: 'calm',
};

/** `now` is when it is written: what can still be changed then. */
export function bookingLetter(mail: BookingMail, locale: Locale, now: Date): Letter {
  const t = mailWords(locale);
  const { kind, patientFirstName: name } = mail;
  const { full, day, time } = momentWords(mail.startsAt, locale);
  // Whoever is seen by video may be far away, and reads the subject and the title alone. A subject has little room.
  const inLisbon = (key: 'lisbon' | 'shortLisbon') => (mail.mode === 'online' ? frameWords(locale)(key, { time, moment: time }) : time);
  const values = {
    name,
    when: full,
    kept: mail.keptStartsAt ? momentWords(mail.keptStartsAt, locale).full : '',
    day,
    hours: replyWorkingHours,
    workingDays: replyWorkingDays,
    doctor: unbrokenName(mail.doctorName),
    previousDoctor: mail.kind === 'moved' ? unbrokenName(mail.previousDoctorName) : '',
    amount: 'refundCents' in mail ? euros(mail.refundCents, locale) : '',
    sentOn: mail.kind === 'refunded' ? momentWords(mail.refundedAt, locale).day : '',
    givenOn: mail.kind === 'refundAccountGiven' ? momentWords(mail.givenAt, locale).full : '',
    ending: mail.kind === 'refundAccountGiven' ? mail.accountEnding : '',
    days: mail.kind === 'reminder' ? nightsBetween(mail.hoursBefore, mail.startsAt) : 0,
  };
  if (mail.kind === 'cancelled' && mail.byClinic) return clinicsOwn(mail, mail.byClinic, locale, now);
  const key = wordsOf(mail);
  return {
    subject: t(`${key}.subject`, { ...values, time: inLisbon('shortLisbon') }),
    status: { tone: tones[kind], label: t(`${key}.status`) },
    title: t(`${key}.title`, { ...values, time: inLisbon('lisbon') }),
    greeting: t(mail.bookedByOther ? 'greetingToBooker' : 'greeting', { name }),
    lead: leadOf(mail, t, values),
    blocks: withCode(blocksOf(mail, locale, t, now), mail, t),
    ...helped(mail, t),
  };
}

function helped(mail: BookingMail, t: MailWords): Pick<Letter, 'help'> {
  const help = helpOf(mail, t);
  return help ? { help } : {};
}

/** The clinic cancels: not “cancelled as you asked”, but sorry, why, and what now. */
function clinicsOwn(mail: BookingMail & { kind: 'cancelled' }, reason: ClinicCancelReason, locale: Locale, now: Date): Letter {
  const t = mailWords(locale);
  const { full: when, day } = momentWords(mail.startsAt, locale);
  const amount = mail.refundCents > 0 ? euros(mail.refundCents, locale) : '';
  const money = { amount, account: mail.transfer?.account ?? null, split: splitMoney(mail, locale) };
  const letter = clinicCancelLetter({ reason, when, day, doctor: unbrokenName(mail.doctorName), ...money }, locale);
  const said = [letter.reason, letter.money, letter.next].map((text): LetterBlock => ({ kind: 'paragraph', text }));
  return {
    ...{ subject: letter.subject, title: letter.title, lead: letter.lead },
    status: { tone: 'ended', label: letter.status },
    greeting: t(mail.bookedByOther ? 'greetingToBooker' : 'greeting', { name: mail.patientFirstName }),
    blocks: withCode([...said, ...blocksOf(mail, locale, t, now)], mail, t),
    ...helped(mail, t),
  };
}

/** One letter says different things where the visit stands and where it does not, or where the doctor is another one now. */
function wordsOf(mail: BookingMail) {
  if (mail.kind === 'needsPerson' && mail.keepsTime) return 'needsPayment';
  return mail.kind === 'moved' && mail.previousDoctorName !== mail.doctorName ? 'movedToOther' : mail.kind;
}

function leadOf(mail: BookingMail, t: MailWords, values: Record<string, string | number>): string {
  if (mail.kind === 'paymentDetails') return t(`paymentDetails.${mail.payment.method}.lead`);
  if (mail.kind === 'refunded') return t(`refunded.${mail.how}.lead`, values);
  if (mail.kind === 'slotTaken' && mail.keptStartsAt) return t('slotTaken.leadKept', values);
  const key = wordsOf(mail);
  return key === 'paymentDetails' || key === 'refunded' ? '' : t(`${key}.lead`, values);
}

/** How often one sleeps between a reminder and the visit: none is today, one is tomorrow. */
function nightsBetween(hoursBefore: number, startsAt: Date): number {
  const visitDay = inLisbon(startsAt).day;
  const wholeDays = Math.floor(hoursBefore / 24);
  if (hoursBefore % 24 === 0) return wholeDays;
  const { day } = inLisbon(new Date(startsAt.getTime() - hoursBefore * 3_600_000));
  return addDays(day, wholeDays) === visitDay ? wholeDays : wholeDays + 1;
}

/** A letter that shows the visit has the code beside it. */
function withCode(blocks: LetterBlock[], { code }: BookingMail, t: MailWords): LetterBlock[] {
  if (!code || blocks.some(({ kind }) => kind === 'facts')) return blocks;
  return [...blocks, { kind: 'paragraph', text: t('codeLine', { code: shownBookingCode(code) }) }];
}

/** Hours that were free when the letter was written, each with its own way to book it. */
function proposedHours(proposed: readonly ProposedHour[], locale: Locale, t: MailWords): LetterBlock[] {
  if (proposed.length === 0) return [];
  const rows = proposed.map(({ startsAt, doctorName, url }) => ({
    ...{ label: momentWords(startsAt, locale).full, lines: [unbrokenName(doctorName)], link: { label: t('proposed.book'), url } },
  }));
  return [
    { kind: 'facts', title: t('proposed.title'), rows },
    { kind: 'paragraph', text: t('proposed.note') },
  ];
}

/** For whoever asked for an earlier hour while booking, or since. */
function waitingList({ earlierUrl }: BookingMail, t: MailWords): LetterBlock[] {
  if (!earlierUrl) return [];
  return [
    { kind: 'section', title: t('earlier.title'), text: t('earlier.text') },
    { kind: 'action', link: { label: t('earlier.change'), url: earlierUrl } },
  ];
}

function blocksOf(mail: BookingMail, locale: Locale, t: MailWords, now: Date): LetterBlock[] {
  const said = (text: string): LetterBlock => ({ kind: 'paragraph', text });
  const visit: LetterBlock = { kind: 'facts', title: t('visit.title'), rows: visitRows(mail, locale) };
  const requested: LetterBlock = { ...visit, title: t('visit.requested') };
  const open: LetterBlock = { kind: 'action', link: { label: t('actions.open'), url: mail.visitUrl }, note: pageNote(mail, locale, now) };
  const request: LetterBlock = { kind: 'action', link: { label: t('actions.request'), url: mail.visitUrl } };
  const again: LetterBlock = {
    kind: 'action',
    link: { label: t('actions.again'), url: new URL(pathTo(locale, 'wizard'), mail.clinic.siteUrl).href },
  };
  const { phone, phoneHref, phoneNote } = mail.clinic;
  const call: LetterBlock = {
    kind: 'action',
    link: { label: t('actions.call', { phone: unbrokenNumber(phone) }), url: phoneHref },
    note: phoneNote,
  };
  const isLinked = mail.mode === 'online' && Boolean(mail.videoUrl);
  const points = (['first', 'second', 'third'] as const).map((point) => t(`day.${isLinked ? 'onlineWithLink' : mail.mode}.${point}`));
  const join: LetterBlock[] = isLinked ? [{ kind: 'action', link: { label: t('actions.join'), url: mail.videoUrl ?? '' } }] : [];
  const onTheDay: LetterBlock = { kind: 'list', title: t('day.title'), items: points };
  const method = calendarMethod(mail);
  const calendar = method ? [said(t(mail.kind === 'moved' ? 'calendar.moved' : `calendar.${method}`))] : [];

  switch (mail.kind) {
    case 'received':
      return [requested, said(t('received.next')), request];
    case 'paymentDetails':
      return [...paymentBlocks(mail.payment, mail.visitUrl, locale), visit, open];
    case 'scheduled':
    case 'confirmed':
      return [visit, open, ...waitingList(mail, t), onTheDay, ...calendar];
    case 'moved':
      return [visit, open, ...calendar];
    case 'cancelled':
      return mail.byClinic
        ? [...proposedHours(mail.proposed, locale, t), again, ...calendar]
        : [said(sayCancelledMoney(mail, locale, t)), said(t('cancelled.unasked')), again, ...calendar];
    case 'notPaid':
      return [said(t('notPaid.next')), again, ...calendar];
    case 'conflict':
      return [said(t('conflict.next')), call, requested];
    case 'slotTaken':
      return mail.keptStartsAt ? [said(t('slotTaken.nextKept')), request] : [said(t('slotTaken.next')), again];
    case 'needsPerson':
      return mail.keepsTime ? [said(t('needsPayment.next')), visit, open] : [said(t('needsPerson.next')), requested, request];
    case 'refund':
      return [said(sayRefund(mail, locale, t)), said(t('refund.account')), again];
    case 'refundAccount':
      return [
        { kind: 'action', link: { label: t('refundAccount.give'), url: mail.accountUrl }, note: t('refundAccount.giveNote') },
        {
          kind: 'list',
          title: t('refundAccount.safe'),
          items: (['first', 'second', 'third'] as const).map((rule) => t(`refundAccount.rules.${rule}`)),
        },
        said(t('refundAccount.after')),
      ];
    case 'refundAccountGiven':
      return [
        said(t('refundAccountGiven.to', { when: momentWords(mail.startsAt, locale).full })),
        said(t('refundAccountGiven.unasked')),
        call,
        said(t('refundAccountGiven.after')),
      ];
    case 'refunded':
      return [
        said(t('refunded.next', { days: refundWorkingDays })),
        ...(mail.keepsVisit ? [said(t('refunded.visitStands')), open] : [again]),
      ];
    case 'reminder':
      return [...join, visit, open, onTheDay];
    case 'newLink':
      return [open, said(t('newLink.next'))];
    case 'preparation': {
      const sheet: LetterBlock = { kind: 'action', link: { label: t('preparation.sheet'), url: mail.preparation.url } };
      return [sheet, said(t('preparation.next')), visit];
    }
    default:
      return mail satisfies never;
  }
}
