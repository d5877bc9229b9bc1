import { isAddressUnknown } from '@clinic/core/booking/messages/confirm-in-writing';
import type { Booking } from '@clinic/core/booking/model/booking';
import { changeDeadline } from '@clinic/core/booking/model/change-deadline';
import { isMoney } from '@clinic/core/booking/model/money-to-return';
import type { Payment } from '@clinic/core/booking/model/payment';
import { isRefundedByProvider } from '@clinic/core/booking/model/refund';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { asksAboutMoney, lateMoneyDecisions, patientCancelReasons } from '@clinic/core/desk/release-booking';
import { type Label, labelIn } from '../../language/label.ts';
import { ConfirmForm } from '../confirm-form.tsx';
import { actionPath, movePath } from '../desk-path.ts';
import { eurosIn, formatDay, formatTime } from '../in-words.ts';
import { OpeningAct } from '../opening-act.tsx';
import { RadioChoice } from '../radio-choice.tsx';
import { paymentMethodWords } from '../status-words.ts';
import { lateMoneyWords, patientReasonWords, patientCancelWords as words } from './patient-cancel-words.ts';

/** `noticeHours`: until how many hours before its visit a patient cancels free of charge. */
type Props = { file: OpenedFile; noticeHours: number; now: Date; language: string };

/** One visit that its patient calls off: what becomes of this hour, this money and these people. */
export function FilePatientCancel({ file, noticeHours, now, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const { booking, payments, possible } = file;
  const until = changeDeadline(booking.startsAt, noticeHours);
  const isToDecide = asksAboutMoney(booking, payments, { noticeHours, now });
  const ended = now > until ? [say(words.ended).replace('{until}', `${formatDay(until, language)}, ${formatTime(until)}`)] : [];
  return (
    <OpeningAct title={words.title} tone="grave" language={language}>
      <ConfirmForm to={actionPath(booking.id, 'release')} confirm={words.confirm} button={words.submit} tone="grave" language={language}>
        <p>{say(words.help)}</p>
        <ul className="desk-happens">
          {[hourOf(booking, language), ...ended, ...moneyOf(payments, isToDecide, language), writtenTo(booking, language)].map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {isToDecide && (
          <>
            <RadioChoice name="dinheiro" legend={words.money} values={lateMoneyDecisions} words={lateMoneyWords} language={language} />
            <p>{say(words.moneyHelp)}</p>
          </>
        )}
        <Why language={language} />
        {possible.includes('move') && (
          <p>
            <a href={movePath(booking.id, { ofAnyDoctor: false, month: null })}>{say(words.move)}</a>
          </p>
        )}
      </ConfirmForm>
    </OpeningAct>
  );
}

const Why = ({ language }: { language: string }) => (
  <label>
    {labelIn(language, words.why)}
    <select name="motivo" defaultValue="">
      <option value="">{labelIn(language, words.whyUntold)}</option>
      {patientCancelReasons.map((reason) => (
        <option key={reason} value={reason}>
          {labelIn(language, patientReasonWords[reason])}
        </option>
      ))}
    </select>
  </label>
);

const hourOf = ({ startsAt, doctorName }: Booking, language: string): string =>
  labelIn(language, words.hour)
    .replace('{when}', `${formatDay(startsAt, language)}, ${formatTime(startsAt)}`)
    .replace('{doctor}', doctorName);

function moneyOf(payments: Payment[], isToDecide: boolean, language: string): string[] {
  const paid = payments.filter(isMoney);
  if (paid.length === 0) return [labelIn(language, words.nothingPaid)];
  return [...Map.groupBy(paid, ({ method }) => method)].map(([method, each]) =>
    labelIn(language, isToDecide ? words.paidLate : isRefundedByProvider(method) ? words.byProvider : words.byTransfer)
      .replace(
        '{amount}',
        eurosIn(
          language,
          each.reduce((sum, { paidCents }) => sum + (paidCents ?? 0), 0),
        ),
      )
      .replace('{method}', labelIn(language, paymentMethodWords[method])),
  );
}

function writtenTo(booking: Booking, language: string): string {
  if (isAddressUnknown(booking)) return labelIn(language, words.unproven);
  const addresses = [...new Set([booking.patient.email, booking.bookedBy?.email ?? ''])].filter((email) => email !== '');
  return addresses.length === 0
    ? labelIn(language, words.text)
    : labelIn(language, words.letter).replace('{addresses}', addresses.join(', '));
}
