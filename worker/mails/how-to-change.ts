import type { BookingMail } from '@clinic/core/booking/model/booking-mail';
import type { Locale } from '@clinic/core/kernel/locale';
import { unbrokenNumber } from './unbroken.ts';
import { momentWords } from './visit-words.ts';
import { frameWords, mailWords } from './words.ts';

/** A letter is read some time after it was written: a deadline nearer than this is as good as past, and a call always helps. */
const readWithinMs = 3_600_000;

/** Until when the page lets the patient change the visit alone, as a letter written `now` may still promise it; else null. */
export const promisedUntil = ({ changeUntil }: BookingMail, now: Date): Date | null =>
  changeUntil && changeUntil.getTime() - now.getTime() >= readWithinMs ? changeUntil : null;

/** “terça-feira, 17 de novembro, às 10:20”, said to be Lisbon's to whoever may be far away. */
export function deadlineWords(until: Date, { mode }: BookingMail, locale: Locale): string {
  const t = frameWords(locale);
  const moment = t('moment', momentWords(until, locale));
  return mode === 'online' ? t('lisbon', { moment }) : moment;
}

/** What the button to the visit's page leads to: the page refuses to change a visit that is too near, or whose payment a person settles. */
export function pageNote(mail: BookingMail, locale: Locale, now: Date): string {
  const t = mailWords(locale);
  if (!mail.changeUntil || mail.startsAt <= now) return t('actions.seen');
  const until = mail.kind === 'needsPerson' ? null : promisedUntil(mail, now);
  if (until) return t('actions.changeHere', { until: deadlineWords(until, mail, locale) });
  return t('actions.changeByPhone', { phone: unbrokenNumber(mail.clinic.phone) });
}
