import { capitalised } from '@clinic/core/kernel/format';
import { inLisbon } from '@clinic/core/kernel/lisbon-time';
import type { Locale } from '@clinic/core/kernel/locale';
import type { ClinicContact } from '@clinic/core/mail/clinic-contact';
import { inSmsAlphabet } from '@clinic/core/sms/sms-alphabet';
import type { Letter, LetterBlock, LetterFact } from './letter.ts';
import { smsMoment } from './render-booking-sms.ts';
import { type RenderedLetter, renderLetter } from './render-letter.ts';
import { momentWords } from './visit-words.ts';
import { frameWords, mailWords, offerWords } from './words.ts';

export type OfferLetterKind = 'offered' | 'gone';
type Time = { startsAt: Date; doctorName: string };
/** What the letter says; neither an illness nor a specialty, because others may read it. */
export type OfferLetter = {
  kind: OfferLetterKind;
  patientFirstName: string;
  bookedByOther: boolean;
  offered: Time;
  own: Time;
  until: Date;
  offerUrl: string;
  /** Where the wishes are changed and the list is left. */
  listUrl: string;
  clinic: ClinicContact;
};

export function renderOfferLetter(facts: OfferLetter, locale: Locale): RenderedLetter {
  const t = offerWords(locale);
  const { kind, patientFirstName: name, clinic } = facts;
  const until = inLisbon(facts.until).time;
  // A subject is read alone, and has little room.
  const untilShort = frameWords(locale)('shortLisbon', { time: until });
  const letter: Letter = {
    subject: t(`${kind}.subject`, { until: untilShort }),
    status: { tone: kind === 'offered' ? 'waiting' : 'calm', label: t(`${kind}.status`) },
    title: t(`${kind}.title`),
    greeting: mailWords(locale)(facts.bookedByOther ? 'greetingToBooker' : 'greeting', { name }),
    lead: t(`${kind}.lead`, { until }),
    blocks: blocksOf(facts, locale),
    why: t('why'),
    leave: { label: t('leave'), url: facts.listUrl },
  };
  return renderLetter(letter, clinic, locale);
}

function blocksOf({ kind, offered, own, offerUrl }: OfferLetter, locale: Locale): LetterBlock[] {
  const t = offerWords(locale);
  const said = (text: string): LetterBlock => ({ kind: 'paragraph', text });
  const row = (label: string, { startsAt, doctorName }: Time): LetterFact => ({
    label,
    lines: [capitalised(momentWords(startsAt, locale).full), doctorName],
  });
  if (kind === 'gone') {
    const rows = [{ ...row(t('facts.gone'), offered), struck: true }, row(t('facts.own'), own)];
    return [{ kind: 'facts', title: t('facts.title'), rows }, said(t('gone.stays'))];
  }
  return [
    { kind: 'facts', title: t('facts.title'), rows: [row(t('facts.new'), offered), row(t('facts.own'), own)] },
    { kind: 'action', link: { label: t('offered.open'), url: offerUrl }, note: t('offered.note') },
    said(t('offered.first')),
    said(t('offered.stays')),
  ];
}

/** Short enough for one message with an address of usual length. The link shows the two hours and no name, and is good for minutes. */
export function renderOfferSms({ kind, offered, own, until, offerUrl, clinic }: OfferLetter, locale: Locale): string {
  const t = offerWords(locale);
  const when = smsMoment(kind === 'offered' ? offered.startsAt : own.startsAt, locale);
  const values = {
    when,
    until: frameWords(locale)('shortLisbon', { time: inLisbon(until).time }),
    url: offerUrl,
    phone: clinic.phone.replaceAll(' ', ''),
  };
  return inSmsAlphabet(t(`sms.${kind}`, values));
}
