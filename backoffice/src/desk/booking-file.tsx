import type { OpenedFile } from '@clinic/core/desk/open-file';
import { inLanguage, type Label } from '../language/label.ts';
import { deskPath, workPath } from './desk-path.ts';
import { Actions } from './file-actions.tsx';
import { PatientFacts, VisitFacts } from './file-facts.tsx';
import { Identity } from './file-identity.tsx';
import { Payments, Refunds } from './file-money.tsx';
import { Timeline } from './file-timeline.tsx';
import { FileWork } from './file-work.tsx';
import { dayInWords, timeOf } from './in-words.ts';
import { fileWords } from './page-words.ts';
import { StatusBadge } from './status-badge.tsx';
import { workListWords } from './work-words.ts';

/** `told`: what came of the button that was pressed before. */
type Props = { file: OpenedFile; now: Date; language: string; told: { words: Label; isTrouble: boolean } | null };

export function BookingFile({ file, now, language, told }: Props) {
  const { booking, status, timeline, payments, refunds } = file;
  return (
    <section className="desk" aria-labelledby="desk-title">
      <p className="desk-back">
        <a href={workPath}>← {inLanguage(language, workListWords.title)}</a>
        <a href={deskPath}>← {inLanguage(language, fileWords.back)}</a>
      </p>
      <h1 id="desk-title">
        {dayInWords(booking.startsAt, language)} {inLanguage(language, fileWords.at)} {timeOf(booking.startsAt)}
      </h1>
      <StatusBadge status={status} language={language} />
      {told && (
        <p className="desk-told" data-trouble={told.isTrouble} role={told.isTrouble ? 'alert' : 'status'}>
          {inLanguage(language, told.words)}
        </p>
      )}
      <FileWork file={file} now={now} language={language} />
      <div className="desk-columns">
        <div>
          <PatientFacts booking={booking} language={language} />
          <VisitFacts booking={booking} language={language} />
          <Payments payments={payments} language={language} />
          <Refunds bookingId={booking.id} refunds={refunds} language={language} />
          <Identity file={file} language={language} />
        </div>
        <div>
          <Timeline entries={timeline} language={language} />
          <Actions file={file} language={language} />
        </div>
      </div>
      <p className="desk-note">{inLanguage(language, fileWords.audited)}</p>
    </section>
  );
}
