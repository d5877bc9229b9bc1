import type { DeskMoveOffer } from '@clinic/core/desk/move/read-move-offer';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { labelIn } from '../language/label.ts';
import { CodeBadge } from './code-badge.tsx';
import { deskPath, movePath, workPath } from './desk-path.ts';
import { Actions } from './file-actions.tsx';
import { PatientFacts, VisitFactsView } from './file-facts.tsx';
import { Identity } from './file-identity.tsx';
import { Payments, Refunds } from './file-money.tsx';
import { FileResend } from './file-resend.tsx';
import { FileTimeline } from './file-timeline.tsx';
import { FileWork } from './file-work.tsx';
import { formatDay, formatTime } from './in-words.ts';
import { FileMove } from './move/file-move.tsx';
import { moveWords } from './move/move-words.ts';
import { OutcomeNote, type PressOutcome } from './outcome-note.tsx';
import { fileWords } from './page-words.ts';
import { StatusBadge } from './status-badge.tsx';
import { workListWords } from './work-words.ts';

/** `move`: the free hours, where somebody wants to change the time. */
type Props = { file: OpenedFile; move?: DeskMoveOffer | null; now: Date; language: string; told: PressOutcome };

export function BookingFileView({ file, move = null, now, language, told }: Props) {
  const { booking, status, timeline, payments, refunds, possible } = file;
  return (
    <section className="desk" aria-labelledby="desk-title">
      <p className="desk-back">
        <a href={workPath}>← {labelIn(language, workListWords.title)}</a>
        <a href={deskPath}>← {labelIn(language, fileWords.back)}</a>
      </p>
      <h1 id="desk-title">
        {formatDay(booking.startsAt, language)} {labelIn(language, fileWords.at)} {formatTime(booking.startsAt)}
      </h1>
      <p className="desk-head">
        <StatusBadge status={status} language={language} />
        <CodeBadge code={booking.code} language={language} />
      </p>
      <OutcomeNote told={told} language={language} />
      <div className="desk-toolbar">
        {possible.includes('move') && (
          <a className="desk-button" data-look="plain" href={movePath(booking.id, { ofAnyDoctor: false, month: null })}>
            {labelIn(language, moveWords.title)}
          </a>
        )}
        <FileResend file={file} language={language} />
      </div>
      {move && <FileMove booking={booking} offer={move} language={language} />}
      <FileWork file={file} now={now} language={language} />
      <div className="desk-columns">
        <div>
          <PatientFacts booking={booking} language={language} />
          <VisitFactsView booking={booking} language={language} />
          <Payments payments={payments} language={language} />
          <Refunds bookingId={booking.id} refunds={refunds} language={language} />
          <Identity file={file} language={language} />
        </div>
        <div>
          <FileTimeline entries={timeline} language={language} />
          <Actions file={file} language={language} />
        </div>
      </div>
      <p className="desk-note">{labelIn(language, fileWords.audited)}</p>
    </section>
  );
}
