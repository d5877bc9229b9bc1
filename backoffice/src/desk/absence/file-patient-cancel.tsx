import { isAddressUnknown } from '@clinic/core/booking/messages/confirm-in-writing';
import type { Booking } from '@clinic/core/booking/model/booking';
import type { Payment } from '@clinic/core/booking/model/payment';
import { isRefundedByProvider } from '@clinic/core/booking/model/refund';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { type Label, labelIn } from '../../language/label.ts';
import { ConfirmForm } from '../confirm-form.tsx';
import { actionPath, movePath } from '../desk-path.ts';
import { eurosIn, formatDay, formatTime } from '../in-words.ts';
import { OpeningAct } from '../opening-act.tsx';
import { paymentMethodWords } from '../status-words.ts';
import { patientCancelWords as words } from './patient-cancel-words.ts';

type Props = { file: OpenedFile; language: string };

/** One visit that its patient calls off: what becomes of this hour, this money and these people. */
export function FilePatientCancel({ file, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const { booking, payments, possible } = file;
  return (
    <OpeningAct title={words.title} tone="grave" language={language}>
      <ConfirmForm to={actionPath(booking.id, 'release')} confirm={words.confirm} button={words.submit} tone="grave" language={language}>
        <p>{say(words.help)}</p>
        <ul className="desk-happens">
          {[hourOf(booking, language), ...moneyOf(payments, language), writtenTo(booking, language)].map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {possible.includes('move') && (
          <p>
            <a href={movePath(booking.id, { ofAnyDoctor: false, month: null })}>{say(words.move)}</a>
          </p>
        )}
      </ConfirmForm>
    </OpeningAct>
  );
}

const hourOf = ({ startsAt, doctorName }: Booking, language: string): string =>
  labelIn(language, words.hour)
    .replace('{when}', `${formatDay(startsAt, language)}, ${formatTime(startsAt)}`)
    .replace('{doctor}', doctorName);

function moneyOf(payments: Payment[], language: string): string[] {
  const paid = payments.filter(({ transactionId, paidCents }) => transactionId !== null && paidCents !== null);
  if (paid.length === 0) return [labelIn(language, words.nothingPaid)];
  return [...Map.groupBy(paid, ({ method }) => method)].map(([method, each]) =>
    labelIn(language, isRefundedByProvider(method) ? words.byProvider : words.byTransfer)
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
