import { workSettledByReview } from '@clinic/core/booking/promises';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { settledBySaying } from '@clinic/core/desk/settle-work';
import type { WorkItem } from '@clinic/core/desk/work-item';
import { inLanguage, type Label } from '../language/label.ts';
import { ActionForm } from './action-form.tsx';
import { actionWords } from './action-words.ts';
import { relativeMoment } from './due-words.ts';
import { SettleForm } from './settle-form.tsx';
import { reviewWords, unexplainedReview } from './status-words.ts';
import { detailInWords, workListWords, workWords } from './work-words.ts';

type Props = { file: OpenedFile; now: Date; language: string };

/** What waits for a person about this booking, each with what settles it. */
export function FileWork({ file, now, language }: Props) {
  const { items, isOpenReview, booking } = file;
  const hasReviewItem = items.some(({ kind }) => workSettledByReview.includes(kind));
  const unlisted = isOpenReview && !hasReviewItem ? (booking.reviewReason ? reviewWords[booking.reviewReason] : unexplainedReview) : null;
  if (items.length === 0 && !unlisted) return null;
  return (
    <section id="por-fazer" className="desk-attention" aria-labelledby="desk-attention">
      <h2 id="desk-attention">{inLanguage(language, workListWords.inFile)}</h2>
      <p className="desk-call">
        {booking.patient.name}, <a href={`tel:${booking.patient.phone}`}>{booking.patient.phone}</a>
      </p>
      {unlisted && (
        <article>
          <h3>{inLanguage(language, unlisted.title)}</h3>
          <p>{inLanguage(language, unlisted.help)}</p>
          <div className="desk-presses">
            <ReviewedForm bookingId={booking.id} language={language} />
            {file.possible.includes('retry') && <RetryForm bookingId={booking.id} language={language} />}
          </div>
        </article>
      )}
      {items.map((item) => (
        <Item key={item.id} item={item} file={file} now={now} language={language} />
      ))}
    </section>
  );
}

function Item({ item, file, now, language }: Props & { item: WorkItem }) {
  const say = (words: Label) => inLanguage(language, words);
  const { kind, dueAt, openedAt } = item;
  const { title, help, done } = workWords[kind];
  const detail = detailInWords(item, language);
  const isLate = dueAt < now;
  const due = say(workListWords.by).replace('{moment}', relativeMoment(dueAt, now, language));
  const since = say(workListWords.since).replace('{moment}', relativeMoment(openedAt, now, language));
  return (
    <article data-late={isLate}>
      <h3>{say(title)}</h3>
      <p className="desk-quiet">
        {isLate && <strong>{say(workListWords.groups.overdue)}: </strong>}
        {due}, {since}
      </p>
      <p>
        {say(help)} {detail}
      </p>
      <div className="desk-presses">
        {workSettledByReview.includes(kind) && <ReviewedForm bookingId={file.booking.id} language={language} />}
        {workSettledByReview.includes(kind) && file.possible.includes('retry') && (
          <RetryForm bookingId={file.booking.id} language={language} />
        )}
        {kind === 'contactUnproven' && <UnprovenForms file={file} language={language} />}
        {kind === 'refundDue' && <a href="#devolucoes">{say(workListWords.toRefunds)}</a>}
        {kind === 'identityToCheck' && <a href="#identidade">{say(workListWords.toIdentity)}</a>}
        {done && settledBySaying.includes(kind) && (
          <SettleForm itemId={item.id} words={say(done)} from="file" {...(kind === 'identityToCheck' && { look: 'plain' })} />
        )}
      </div>
    </article>
  );
}

const ReviewedForm = ({ bookingId, language }: { bookingId: string; language: string }) => (
  <ActionForm bookingId={bookingId} action="reviewed">
    <button type="submit" className="desk-button">
      {inLanguage(language, actionWords.reviewedTitle)}
    </button>
  </ActionForm>
);

const RetryForm = ({ bookingId, language }: { bookingId: string; language: string }) => (
  <ActionForm bookingId={bookingId} action="retry">
    <button type="submit" className="desk-button" data-look="plain">
      {inLanguage(language, actionWords.retryTitle)}
    </button>
  </ActionForm>
);

function UnprovenForms({ file, language }: { file: OpenedFile; language: string }) {
  const { booking, possible } = file;
  return (
    <>
      {possible.includes('bookUnproven') && (
        <ActionForm bookingId={booking.id} action="bookUnproven">
          <button type="submit" className="desk-button">
            {inLanguage(language, actionWords.bookUnproven)}
          </button>
        </ActionForm>
      )}
      {possible.includes('releaseUnproven') && (
        <ActionForm bookingId={booking.id} action="releaseUnproven">
          <label className="desk-check">
            <input type="checkbox" name="confirmado" value="sim" required />
            {inLanguage(language, actionWords.releaseUnprovenConfirm)}
          </label>
          <button type="submit" className="desk-button" data-tone="grave">
            {inLanguage(language, actionWords.releaseUnproven)}
          </button>
        </ActionForm>
      )}
    </>
  );
}
