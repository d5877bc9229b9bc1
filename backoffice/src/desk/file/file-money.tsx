import type { Booking } from '@clinic/core/booking/model/booking';
import type { Payment } from '@clinic/core/booking/model/payment';
import type { PaymentChoice } from '@clinic/core/booking/model/payment-choice';
import { labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { actionPath } from '../desk-path.ts';
import { eurosIn, formatDateTime } from '../in-words.ts';
import { fileWords } from '../page-words.ts';
import { paymentEndWords, paymentMethodWords, payWords } from '../status-words.ts';

type PaymentsProps = { booking: Booking; payments: Payment[]; ways: PaymentChoice[]; language: string };

/** `ways`: how it can be paid instead, at this moment. */
export function Payments({ booking, payments, ways, language }: PaymentsProps) {
  return (
    <section className="desk-card" aria-labelledby="desk-payments">
      <h2 id="desk-payments">{labelIn(language, fileWords.payments)}</h2>
      {payments.length === 0 && <p className="desk-quiet">{labelIn(language, fileWords.noPayments)}</p>}
      <ul className="desk-money">
        {payments.map((payment) => (
          <li key={payment.id}>
            <strong>{eurosIn(language, payment.paidCents ?? payment.amountCents)}</strong>{' '}
            {labelIn(language, paymentMethodWords[payment.method])}, {paymentState(payment, language)}
            {payment.reference && (
              <span className="desk-quiet">
                {' '}
                ({payment.entity} / {payment.reference})
              </span>
            )}
          </li>
        ))}
      </ul>
      {ways.length > 0 && (
        <details>
          <summary>{labelIn(language, payWords.title)}</summary>
          <p>{labelIn(language, payWords.help)}</p>
          <div className="desk-presses">
            {ways.map((way) => (
              <OtherWayForm key={way} booking={booking} way={way} language={language} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}

const OtherWayForm = ({ booking, way, language }: { booking: Booking; way: PaymentChoice; language: string }) => (
  <ActionForm to={actionPath(booking.id, 'changePayment')} hidden={{ forma: way }}>
    {way === 'mbway' && (
      <label>
        {labelIn(language, payWords.mbwayPhone)}
        <input type="text" name="telemovel" required maxLength={20} defaultValue={booking.mbwayPhone ?? booking.patient.phone} />
      </label>
    )}
    <button type="submit" className="desk-button" data-look="plain">
      {labelIn(language, payWords.ways[way])}
    </button>
  </ActionForm>
);

function paymentState({ paidAt, endedAt, endKind, expiresAt }: Payment, language: string): string {
  if (paidAt) return labelIn(language, fileWords.paidOn).replace('{moment}', formatDateTime(paidAt));
  if (endedAt) return labelIn(language, endKind ? paymentEndWords[endKind] : fileWords.ended);
  return labelIn(language, fileWords.waiting).replace('{moment}', formatDateTime(expiresAt));
}
