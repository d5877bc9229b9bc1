import { isRefundedByProvider, refundStanding, refundWays } from '@clinic/core/booking/model/refund';
import type { RefundAccount } from '@clinic/core/booking/model/refund-account';
import type { RefundTask } from '@clinic/core/desk/desk-store';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { actionWords } from '../action-words.ts';
import { ConfirmForm } from '../confirm-form.tsx';
import { actionPath } from '../desk-path.ts';
import { eurosIn, formatDateTime } from '../in-words.ts';
import { fileWords } from '../page-words.ts';
import { RadioChoice } from '../radio-choice.tsx';
import { paymentMethodWords, refundStandingWords, refundWayWords, refundWords } from '../status-words.ts';
import { FileRefundAccount } from './file-refund-account.tsx';

/** `account`: opened with a press of its own. */
type Props = { file: OpenedFile; account: RefundAccount | null; language: string };

export function Refunds({ file, account, language }: Props) {
  const { refunds } = file;
  const bookingId = file.booking.id;
  if (refunds.length === 0) return null;
  return (
    <section id="devolucoes" className="desk-card" aria-labelledby="desk-refunds">
      <h2 id="desk-refunds">{labelIn(language, fileWords.refunds)}</h2>
      <FileRefundAccount file={file} account={account} language={language} />
      <ul className="desk-money">
        {refunds.map((refund) => (
          <li key={refund.id}>
            <strong>{eurosIn(language, refund.amountCents)}</strong> {reasonOf(refund.reason, language)}{' '}
            <span className="desk-quiet">({refund.transactionId})</span>
            <NextStep bookingId={bookingId} refund={refund} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const reasonOf = (reason: string, language: string): string => {
  const known = Object.entries(refundWords).find(([name]) => name === reason);
  return known ? labelIn(language, known[1]) : reason;
};

type OneRefund = { bookingId: string; refund: RefundTask; language: string };

function NextStep({ bookingId, refund, language }: OneRefund) {
  const standing = refundStanding(refund);
  if (standing === 'made') return <Told words={fileWords.givenBack} at={refund.refundedAt} by={refund.refundedBy} language={language} />;
  if (standing === 'asked') {
    return <Told words={refundStandingWords.asked} at={refund.providerAskedAt} by={refund.providerAskedBy} language={language} />;
  }
  if (standing === 'due' && isRefundedByProvider(refund.method)) {
    return (
      <>
        <ThroughProvider bookingId={bookingId} refund={refund} language={language} />
        <details>
          <summary>{labelIn(language, actionWords.refundOtherWay)}</summary>
          <ByHand bookingId={bookingId} refund={refund} language={language} />
        </details>
      </>
    );
  }
  return (
    <>
      <p className="desk-quiet">{labelIn(language, refundStandingWords[standing])}</p>
      <ByHand bookingId={bookingId} refund={refund} language={language} />
    </>
  );
}

function Told({ words, at, by, language }: { words: Label; at: Date | null; by: string | null; language: string }) {
  const told = labelIn(language, words)
    .replace('{moment}', at ? formatDateTime(at) : '')
    .replace('{name}', by ?? '');
  return <span> {told}</span>;
}

function ThroughProvider({ bookingId, refund, language }: OneRefund) {
  const inWords = ({ pt, en }: Label): Label => ({ pt: filled(pt, 'pt'), en: filled(en, 'en') });
  const filled = (text: string, spoken: string) =>
    text.replace('{amount}', eurosIn(spoken, refund.amountCents)).replace('{method}', labelIn(spoken, paymentMethodWords[refund.method]));
  return (
    <ConfirmForm
      to={actionPath(bookingId, 'refundAsked')}
      hidden={{ devolucao: refund.id }}
      confirm={actionWords.refundAskedConfirm}
      button={inWords(actionWords.refundAskedTitle)}
      language={language}
    />
  );
}

const ByHand = ({ bookingId, refund, language }: OneRefund) => (
  <ActionForm to={actionPath(bookingId, 'refunded')} hidden={{ devolucao: refund.id }}>
    <RadioChoice
      name="meio"
      legend={refundWayWords.legend}
      values={isRefundedByProvider(refund.method) ? refundWays : ['transfer']}
      words={refundWayWords}
      language={language}
    />
    <button type="submit" className="desk-button">
      {labelIn(language, actionWords.refundedTitle)}
    </button>
  </ActionForm>
);
