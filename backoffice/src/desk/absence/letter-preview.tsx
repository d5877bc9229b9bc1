import { clinicCancelLetter } from '@clinic/core/booking/messages/clinic-cancel-letter';
import { splitMoney } from '@clinic/core/booking/messages/split-money';
import type { Booking } from '@clinic/core/booking/model/booking';
import type { ClinicCancelReason } from '@clinic/core/booking/model/clinic-cancellation';
import type { MoneyToReturn } from '@clinic/core/booking/model/money-to-return';
import { doctorNameIn } from '@clinic/core/clinic/doctor-name';
import { type Label, labelIn } from '../../language/label.ts';
import { eurosIn, formatDay, formatTime } from '../in-words.ts';
import { absenceWords as words } from './absence-words.ts';

/** `reason`: null while it is still to be chosen. */
type Props = { booking: Booking; reason: ClinicCancelReason | null; money: MoneyToReturn; language: string };

/** The letter that goes out, in the patient's language and with the same words. */
export function LetterPreview({ booking, reason, money, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const { locale, startsAt, doctorName } = booking;
  const day = formatDay(startsAt, locale);
  const letter = clinicCancelLetter(
    {
      ...{ reason: reason ?? 'doctorAway', day, when: `${day}, ${formatTime(startsAt)}`, doctor: doctorNameIn(doctorName, locale) },
      amount: money.refundCents > 0 ? eurosIn(locale, money.refundCents) : '',
      account: money.transfer?.account ?? null,
      split: splitMoney(money, locale),
    },
    locale,
  );
  return (
    <div className="desk-card desk-letter" lang={locale}>
      <p>
        <span lang={language}>{say(words.subject)}:</span> <strong>{letter.subject}</strong>
      </p>
      {[letter.lead, reason ? letter.reason : say(words.chosenReason), letter.money, letter.next].map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p className="desk-note" lang={language}>
        {say(words.button)}
      </p>
    </div>
  );
}
