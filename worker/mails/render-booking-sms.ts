import type { VisitFacts } from '@clinic/core/booking/booking-mail';
import { fitsOneSms, inSmsAlphabet } from '@clinic/core/booking/sms-sender-alphabet';
import type { Locale } from '@clinic/core/kernel/locale';
import { clockParts } from './visit-words.ts';
import { smsWords } from './words.ts';

export type BookingSmsKind = 'confirmed' | 'reminder';
type Facts = Pick<VisitFacts, 'startsAt' | 'doctorName' | 'mode' | 'clinic'>;

const firstLetters = (name: string): string => inSmsAlphabet(name).slice(0, 3);

/**
 * One message of at most 160 letters, readable on a locked screen by anybody: no link, no clinic's name. What does not fit is left
 * out, the least needed first; the time and the number to call always stay.
 */
export function renderBookingSms(kind: BookingSmsKind, { startsAt, doctorName, mode, clinic }: Facts, locale: Locale): string {
  const t = smsWords(locale);
  const { weekday, day, month, hour, minute } = clockParts(startsAt, locale);
  const when = t('when', { weekday: firstLetters(weekday), day, month: firstLetters(month), clock: `${hour}:${minute}` });
  const street = mode === 'online' ? [] : clinic.addressLines.slice(0, 1);
  const attempts = [
    [when, doctorName, t(mode), ...street],
    [when, doctorName, t(mode)],
    [when, t(mode)],
  ];
  const texts = attempts.map((details) => inSmsAlphabet(t(kind, { details: details.join(', '), phone: clinic.phone.replaceAll(' ', '') })));
  return texts.find(fitsOneSms) ?? texts.at(-1) ?? '';
}
