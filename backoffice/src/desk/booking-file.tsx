import type { OpenedFile } from '@clinic/core/desk/open-file';
import { labelIn } from '../language/label.ts';
import { deskPath, workPath } from './desk-path.ts';
import { Actions } from './file-actions.tsx';
import { PatientFacts, VisitFactsView } from './file-facts.tsx';
import { Identity } from './file-identity.tsx';
import { Payments, Refunds } from './file-money.tsx';
import { FileTimeline } from './file-timeline.tsx';
import { FileWork } from './file-work.tsx';
import { formatDay, formatTime } from './in-words.ts';
import { OutcomeNote, type PressOutcome } from './outcome-note.tsx';
import { fileWords } from './page-words.ts';
import { StatusBadge } from './status-badge.tsx';
import { workListWords } from './work-words.ts';

type Props = { file: OpenedFile; now: Date; language: string; told: PressOutcome };

export function BookingFileView({ file, now, language, told }: Props) {
  const { booking, status, timeline, payments, refunds } = file;
  return (
    <section className="desk" aria-labelledby="desk-title">
      <p className="desk-back">
        <a href={workPath}>← {labelIn(language, workListWords.title)}</a>
        <a href={deskPath}>← {labelIn(language, fileWords.back)}</a>
      </p>
      <h1 id="desk-title">
        {formatDay(booking.startsAt, language)} {labelIn(language, fileWords.at)} {formatTime(booking.startsAt)}
      </h1>
      <StatusBadge status={status} language={language} />
      <OutcomeNote told={told} language={language} />
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
