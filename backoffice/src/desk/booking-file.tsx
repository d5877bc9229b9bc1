import type { PaymentChoice } from '@clinic/core/booking/model/payment-choice';
import type { RefundAccount } from '@clinic/core/booking/model/refund-account';
import type { ReadableLetter } from '@clinic/core/desk/desk-store';
import type { DeskMoveOffer } from '@clinic/core/desk/move/read-move-offer';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import type { FilledReply } from '@clinic/core/desk/replies/filled-replies';
import { labelIn } from '../language/label.ts';
import { callerPathFrom } from './caller/caller-path.ts';
import { phoneWords } from './caller/phone-words.ts';
import { FileCame } from './day/file-came.tsx';
import { movePath } from './desk-path.ts';
import { Actions } from './file-actions.tsx';
import { FileCorrect } from './file-correct.tsx';
import { PatientFacts, VisitFactsView } from './file-facts.tsx';
import { FileHead } from './file-head.tsx';
import { Identity } from './file-identity.tsx';
import { FileLetters, OpenedLetter } from './file-letters.tsx';
import { Payments } from './file-money.tsx';
import { FileOldContact } from './file-old-contact.tsx';
import { Refunds } from './file-refunds.tsx';
import { FileResend } from './file-resend.tsx';
import { FileTimeline } from './file-timeline.tsx';
import { FileWork } from './file-work.tsx';
import { FileMove } from './move/file-move.tsx';
import { moveWords } from './move/move-words.ts';
import { OutcomeNote, type PressOutcome } from './outcome-note.tsx';
import { fileWords } from './page-words.ts';
import { FileWaiting } from './waiting/file-waiting.tsx';

/** `move`: the free hours, where somebody wants to change the time. */
type Props = {
  file: OpenedFile;
  move?: DeskMoveOffer | null;
  /** How an unpaid visit can be paid instead. */
  ways?: PaymentChoice[];
  /** Ready answers, with this booking's data in them. */
  replies?: FilledReply[];
  /** Of a refund, on the page after the press that opened it. */
  account?: RefundAccount | null;
  /** One of those that were sent, on the page after the press that opened it. */
  letter?: ReadableLetter | null;
  now: Date;
  language: string;
  told: PressOutcome;
};

export function BookingFileView({ file, move = null, ways = [], replies = [], account = null, letter = null, now, language, told }: Props) {
  const { booking, timeline, payments, possible } = file;
  return (
    <section className="desk" aria-labelledby="desk-title">
      <FileHead file={file} language={language} />
      <OutcomeNote told={told} language={language} />
      <FileOldContact visits={file.withOldContact} language={language} />
      <div className="desk-toolbar">
        <FileCame file={file} now={now} language={language} />
        {possible.includes('move') && (
          <a className="desk-button" data-look="plain" href={movePath(booking.id, { ofAnyDoctor: false, month: null })}>
            {labelIn(language, moveWords.title)}
          </a>
        )}
        <FileResend file={file} language={language} />
        <FileWaiting file={file} language={language} />
        <a className="desk-button" data-look="plain" href={callerPathFrom(booking.id)}>
          {labelIn(language, phoneWords.again)}
        </a>
      </div>
      {move && <FileMove booking={booking} offer={move} language={language} />}
      <FileWork file={file} now={now} language={language} />
      <div className="desk-columns">
        <div>
          <PatientFacts booking={booking} language={language} />
          <FileCorrect file={file} language={language} />
          <VisitFactsView booking={booking} language={language} />
          <Payments booking={booking} payments={payments} ways={ways} language={language} />
          <Refunds file={file} account={account} language={language} />
          <Identity file={file} language={language} />
        </div>
        <div>
          <FileTimeline entries={timeline} language={language} />
          {letter && <OpenedLetter letter={letter} language={language} />}
          <FileLetters bookingId={booking.id} letters={file.sent} arrived={file.arrived} language={language} />
          <Actions file={file} replies={replies} language={language} />
        </div>
      </div>
      <p className="desk-note">{labelIn(language, fileWords.audited)}</p>
    </section>
  );
}
