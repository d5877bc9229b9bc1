import type { Payment } from '@clinic/core/booking/payment';
import { refundWays } from '@clinic/core/booking/refund';
import type { RefundTask } from '@clinic/core/desk/desk-store';
import { inLanguage } from '../language/label.ts';
import { ActionForm } from './action-form.tsx';
import { actionWords } from './action-words.ts';
import { euros, moment } from './in-words.ts';
import { fileWords } from './page-words.ts';
import { paymentEndWords, paymentMethodWords, refundWayWords, refundWords } from './status-words.ts';

export function Payments({ payments, language }: { payments: Payment[]; language: string }) {
  return (
    <section className="desk-card" aria-labelledby="desk-payments">
      <h2 id="desk-payments">{inLanguage(language, fileWords.payments)}</h2>
      {payments.length === 0 && <p className="desk-quiet">{inLanguage(language, fileWords.noPayments)}</p>}
      <ul className="desk-money">
        {payments.map((payment) => (
          <li key={payment.id}>
            <strong>{euros(payment.paidCents ?? payment.amountCents, language)}</strong>{' '}
            {inLanguage(language, paymentMethodWords[payment.method])}, {paymentState(payment, language)}
            {payment.reference && (
              <span className="desk-quiet">
                {' '}
                ({payment.entity} / {payment.reference})
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function paymentState({ paidAt, endedAt, endKind, expiresAt }: Payment, language: string): string {
  if (paidAt) return inLanguage(language, fileWords.paidOn).replace('{moment}', moment(paidAt));
  if (endedAt) return inLanguage(language, endKind ? paymentEndWords[endKind] : fileWords.ended);
  return inLanguage(language, fileWords.waiting).replace('{moment}', moment(expiresAt));
}

const reasonOf = (reason: string, language: string): string => {
  const known = Object.entries(refundWords).find(([name]) => name === reason);
  return known ? inLanguage(language, known[1]) : reason;
};

export function Refunds({ bookingId, refunds, language }: { bookingId: string; refunds: RefundTask[]; language: string }) {
  if (refunds.length === 0) return null;
  return (
    <section id="devolucoes" className="desk-card" aria-labelledby="desk-refunds">
      <h2 id="desk-refunds">{inLanguage(language, fileWords.refunds)}</h2>
      <p className="desk-quiet">{inLanguage(language, fileWords.refundHelp)}</p>
      <ul className="desk-money">
        {refunds.map(({ id, amountCents, reason, transactionId, refundedAt, refundedBy }) => (
          <li key={id}>
            <strong>{euros(amountCents, language)}</strong> {reasonOf(reason, language)}{' '}
            <span className="desk-quiet">({transactionId})</span>
            {refundedAt ? (
              <span>
                {' '}
                {inLanguage(language, fileWords.givenBack)
                  .replace('{moment}', moment(refundedAt))
                  .replace('{name}', refundedBy ?? '')}
              </span>
            ) : (
              <ActionForm bookingId={bookingId} action="refunded">
                <input type="hidden" name="devolucao" value={id} />
                <fieldset>
                  <legend>{inLanguage(language, refundWayWords.legend)}</legend>
                  {refundWays.map((way) => (
                    <label key={way} className="desk-check">
                      <input type="radio" name="meio" value={way} required />
                      {inLanguage(language, refundWayWords[way])}
                    </label>
                  ))}
                </fieldset>
                <button type="submit" className="desk-button">
                  {inLanguage(language, actionWords.refundedTitle)}
                </button>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
