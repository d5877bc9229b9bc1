import { defaultNoticeHours } from '@clinic/core/booking/model/change-deadline';
import type { PaymentChoice } from '@clinic/core/booking/model/payment-choice';
import type { RefundAccount } from '@clinic/core/booking/model/refund-account';
import type { ReadableLetter } from '@clinic/core/desk/desk-store';
import type { DeskMoveOffer } from '@clinic/core/desk/move/read-move-offer';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import type { FilledReply } from '@clinic/core/desk/replies/filled-replies';
import { labelIn } from '../../language/label.ts';
import { FileMove } from '../move/file-move.tsx';
import { OutcomeNote, type PressOutcome } from '../outcome-note.tsx';
import { fileWords } from '../page-words.ts';
import { FileActs } from './file-acts.tsx';
import { PatientFacts, VisitFactsView } from './file-facts.tsx';
import { FileHead } from './file-head.tsx';
import { Identity } from './file-identity.tsx';
import { Payments } from './file-money.tsx';
import { FileOldContact } from './file-old-contact.tsx';
import { Refunds } from './file-refunds.tsx';
import { FileTimeline } from './file-timeline.tsx';
import { FileWork } from './file-work.tsx';
import { FileWrite } from './file-write.tsx';

/** `move`: the free hours, where somebody wants to change the time. */
type Props = {
  file: OpenedFile;
  move?: DeskMoveOffer | null;
  /** How an unpaid visit can be paid instead. */
  ways?: PaymentChoice[];
  /** Until how many hours before a visit cancelling it costs nothing. */
  noticeHours?: number;
  /** Ready answers, with this booking's data in them. */
  replies?: FilledReply[];
  /** Of a refund, on the page after the press that opened it. */
  account?: RefundAccount | null;
  /** One of those that were sent, on the page after the press that opened it. */
  letter?: ReadableLetter | null;
  now: Date;
  language: string;
  told: PressOutcome;
  /** The page opens at the work, where it was pressed. */
  isToldAtWork?: boolean;
};

/** What comes next stands before the rest for whoever reads in turn; on a wide screen it is the column on the right. */
export function BookingFileView({ file, move = null, ways = [], replies = [], account = null, letter = null, ...page }: Props) {
  const { now, language, told, isToldAtWork = false, noticeHours = defaultNoticeHours } = page;
  const { booking, payments } = file;
  return (
    <section className="desk desk-file" aria-labelledby="desk-title">
      <div className="desk-file-top">
        <FileHead file={file} now={now} language={language} />
        {!isToldAtWork && <OutcomeNote told={told} language={language} />}
        <FileOldContact visits={file.withOldContact} language={language} />
        <FileActs file={file} noticeHours={noticeHours} now={now} language={language} />
      </div>
      {move && <FileMove booking={booking} offer={move} language={language} />}
      <div className="desk-file-columns">
        <div className="desk-file-next">
          <FileWork file={file} told={isToldAtWork ? told : null} now={now} language={language} />
          <FileWrite file={file} replies={replies} language={language} />
        </div>
        <div className="desk-file-who">
          <PatientFacts file={file} language={language} />
          <VisitFactsView booking={booking} language={language} />
          <Payments booking={booking} payments={payments} ways={ways} language={language} />
          <Refunds file={file} account={account} language={language} />
          <Identity file={file} language={language} />
        </div>
        <FileTimeline file={file} letter={letter} now={now} language={language} />
      </div>
      <p className="desk-note">{labelIn(language, fileWords.audited)}</p>
    </section>
  );
}
