import type { OpenedFile } from '@clinic/core/desk/open-file';
import { inLanguage, type Label } from '../language/label.ts';
import { deskPath } from './desk-path.ts';
import { Actions } from './file-actions.tsx';
import { PatientFacts, VisitFacts } from './file-facts.tsx';
import { Payments, Refunds } from './file-money.tsx';
import { Timeline } from './file-timeline.tsx';
import { dayInWords, timeOf } from './in-words.ts';
import { fileWords } from './page-words.ts';
import { StatusBadge } from './status-badge.tsx';
import { reviewWords, unexplainedReview } from './status-words.ts';

/** `told`: what came of the button that was pressed before. */
type Props = { file: OpenedFile; language: string; told: { words: Label; isTrouble: boolean } | null };

export function BookingFile({ file, language, told }: Props) {
  const { booking, status, timeline, payments, refunds } = file;
  return (
    <section className="desk" aria-labelledby="desk-title">
      <a href={deskPath}>← {inLanguage(language, fileWords.back)}</a>
      <h1 id="desk-title">
        {dayInWords(booking.startsAt, language)} {inLanguage(language, fileWords.at)} {timeOf(booking.startsAt)}
      </h1>
      <StatusBadge status={status} language={language} />
      {told && (
        <p className="desk-told" data-trouble={told.isTrouble} role={told.isTrouble ? 'alert' : 'status'}>
          {inLanguage(language, told.words)}
        </p>
      )}
      {file.isOpenReview && <Attention file={file} language={language} />}
      <div className="desk-columns">
        <div>
          <PatientFacts booking={booking} language={language} />
          <VisitFacts booking={booking} language={language} />
          <Payments payments={payments} language={language} />
          <Refunds bookingId={booking.id} refunds={refunds} language={language} />
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

function Attention({ file: { booking }, language }: { file: OpenedFile; language: string }) {
  const { title, help } = booking.reviewReason ? reviewWords[booking.reviewReason] : unexplainedReview;
  return (
    <section className="desk-attention" aria-labelledby="desk-attention">
      <h2 id="desk-attention">{inLanguage(language, title)}</h2>
      <p>{inLanguage(language, help)}</p>
    </section>
  );
}
