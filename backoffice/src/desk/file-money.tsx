import type { Payment } from '@clinic/core/booking/model/payment';
import { refundWays } from '@clinic/core/booking/model/refund';
import type { RefundTask } from '@clinic/core/desk/desk-store';
import { labelIn } from '../language/label.ts';
import { ActionForm } from './action-form.tsx';
import { actionWords } from './action-words.ts';
import { actionPath } from './desk-path.ts';
import { eurosIn, formatDateTime } from './in-words.ts';
import { fileWords } from './page-words.ts';
import { RadioChoice } from './radio-choice.tsx';
import { paymentEndWords, paymentMethodWords, refundWayWords, refundWords } from './status-words.ts';

export function Payments({ payments, language }: { payments: Payment[]; language: string }) {
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
    </section>
  );
}

function paymentState({ paidAt, endedAt, endKind, expiresAt }: Payment, language: string): string {
  if (paidAt) return labelIn(language, fileWords.paidOn).replace('{moment}', formatDateTime(paidAt));
  if (endedAt) return labelIn(language, endKind ? paymentEndWords[endKind] : fileWords.ended);
  return labelIn(language, fileWords.waiting).replace('{moment}', formatDateTime(expiresAt));
}

const reasonOf = (reason: string, language: string): string => {
  const known = Object.entries(refundWords).find(([name]) => name === reason);
  return known ? labelIn(language, known[1]) : reason;
};

export function Refunds({ bookingId, refunds, language }: { bookingId: string; refunds: RefundTask[]; language: string }) {
  if (refunds.length === 0) return null;
  return (
    <section id="devolucoes" className="desk-card" aria-labelledby="desk-refunds">
      <h2 id="desk-refunds">{labelIn(language, fileWords.refunds)}</h2>
      <p className="desk-quiet">{labelIn(language, fileWords.refundHelp)}</p>
      <ul className="desk-money">
        {refunds.map(({ id, amountCents, reason, transactionId, refundedAt, refundedBy }) => (
          <li key={id}>
            <strong>{eurosIn(language, amountCents)}</strong> {reasonOf(reason, language)}{' '}
            <span className="desk-quiet">({transactionId})</span>
            {refundedAt ? (
              <span>
                {' '}
                {labelIn(language, fileWords.givenBack)
                  .replace('{moment}', formatDateTime(refundedAt))
                  .replace('{name}', refundedBy ?? '')}
              </span>
            ) : (
              <ActionForm to={actionPath(bookingId, 'refunded')} hidden={{ devolucao: id }}>
                <RadioChoice name="meio" legend={refundWayWords.legend} values={refundWays} words={refundWayWords} language={language} />
                <button type="submit" className="desk-button">
                  {labelIn(language, actionWords.refundedTitle)}
                </button>
              </ActionForm>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
