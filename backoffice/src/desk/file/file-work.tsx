import { workSettledByReview } from '@clinic/core/booking/messages/promises';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { settledBySaying } from '@clinic/core/desk/settle-work';
import type { StatedWork } from '@clinic/core/desk/work/work-state';
import { type Label, labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { actionWords } from '../action-words.ts';
import { ArrivedLetters } from '../answers/arrived-letter.tsx';
import { ConfirmForm } from '../confirm-form.tsx';
import { actionPath } from '../desk-path.ts';
import { type Caller, NextCard } from '../next-card.tsx';
import type { PressOutcome } from '../outcome-note.tsx';
import { SettleForm } from '../settle-form.tsx';
import { reviewWords, unexplainedReview } from '../status-words.ts';
import { nextWords } from '../timeline/timeline-words.ts';
import { WorkArticle } from '../work/work-article.tsx';
import { workListWords, workWords } from '../work/work-words.ts';
import { VideoLinkForm } from './file-video-link.tsx';
import { writePlace } from './file-write.tsx';

/** `told`: of a press among them. */
type Props = { file: OpenedFile; told?: PressOutcome; now: Date; language: string };

/** The open work items of this booking, each with its actions. */
export function FileWork({ file, told = null, now, language }: Props) {
  const { items, isOpenReview, booking } = file;
  const hasReviewItem = items.some(({ kind }) => workSettledByReview.includes(kind));
  const unlisted = isOpenReview && !hasReviewItem ? (booking.reviewReason ? reviewWords[booking.reviewReason] : unexplainedReview) : null;
  return (
    <NextCard
      title={workListWords.inFile}
      items={items}
      isWaiting={unlisted !== null}
      told={told}
      callers={callersOf(file)}
      unconfirmed={nextWords.typedByBooker}
      language={language}
    >
      {unlisted && (
        <article>
          <h3>{labelIn(language, unlisted.title)}</h3>
          <p>{labelIn(language, unlisted.help)}</p>
          <div className="desk-presses">
            <ReviewedForm bookingId={booking.id} language={language} />
            {file.possible.includes('retry') && <RetryForm bookingId={booking.id} language={language} />}
          </div>
        </article>
      )}
      {items.map((item) => (
        <Item key={item.id} item={item} file={file} now={now} language={language} />
      ))}
    </NextCard>
  );
}

/** Who booked for somebody else is not the patient, whose contacts alone the desk confirms. */
function callersOf({ booking: { patient, bookedBy }, contacts }: OpenedFile): Caller[] {
  const isConfirmed = contacts.some(({ kind, confirmed }) => kind === 'phone' && confirmed !== null);
  return [{ ...patient, isConfirmed }, ...(bookedBy ? [{ ...bookedBy, isConfirmed: false }] : [])];
}

function Item({ item, file, now, language }: Props & { item: StatedWork }) {
  const say = (words: Label) => labelIn(language, words);
  const { kind } = item;
  const { done } = workWords[kind];
  const { booking, possible } = file;
  return (
    <WorkArticle
      item={item}
      about={
        kind === 'letterArrived' && <ArrivedLetters letters={lettersOf(item, file)} all={file.arrived} now={now} language={language} />
      }
      isToldBelow
      now={now}
      language={language}
    >
      {workSettledByReview.includes(kind) && <ReviewedForm bookingId={booking.id} itemId={item.id} language={language} />}
      {workSettledByReview.includes(kind) && possible.includes('retry') && <RetryForm bookingId={booking.id} language={language} />}
      {kind === 'contactUnproven' && <UnprovenForms file={file} language={language} />}
      {kind === 'videoLinkMissing' && possible.includes('videoLink') && <VideoLinkForm booking={booking} language={language} />}
      {kind === 'refundDue' && <a href="#devolucoes">{say(workListWords.toRefunds)}</a>}
      {kind === 'identityToCheck' && <a href="#identidade">{say(workListWords.toIdentity)}</a>}
      {kind === 'letterArrived' && <a href={`#${writePlace}`}>{say(actionWords.writeTitle)}</a>}
      {done && settledBySaying.includes(kind) && (
        <SettleForm
          itemId={item.id}
          words={say(done)}
          from="file"
          {...(kind === 'identityToCheck' && { look: 'plain' })}
          {...(kind === 'letterArrived' && file.arrived[0] && { read: file.arrived[0].id })}
        />
      )}
    </WorkArticle>
  );
}

/** Those that came since it was opened; what was answered before stands with the other e-mails. */
const lettersOf = ({ openedAt }: StatedWork, { arrived }: OpenedFile) => arrived.filter(({ arrivedAt }) => arrivedAt >= openedAt);

/** `itemId`: the work that it stands beside, and closes; another that waits keeps its own. */
const ReviewedForm = ({ bookingId, itemId, language }: { bookingId: string; itemId?: string; language: string }) => (
  <ActionForm to={actionPath(bookingId, 'reviewed')} {...(itemId && { hidden: { item: itemId } })}>
    <button type="submit" className="desk-button">
      {labelIn(language, actionWords.reviewedTitle)}
    </button>
  </ActionForm>
);

const RetryForm = ({ bookingId, language }: { bookingId: string; language: string }) => (
  <ActionForm to={actionPath(bookingId, 'retry')}>
    <button type="submit" className="desk-button" data-look="plain">
      {labelIn(language, actionWords.retryTitle)}
    </button>
  </ActionForm>
);

function UnprovenForms({ file, language }: { file: OpenedFile; language: string }) {
  const { booking, possible } = file;
  return (
    <>
      {possible.includes('bookUnproven') && (
        <ActionForm to={actionPath(booking.id, 'bookUnproven')}>
          <button type="submit" className="desk-button">
            {labelIn(language, actionWords.bookUnproven)}
          </button>
        </ActionForm>
      )}
      {possible.includes('releaseUnproven') && (
        <ConfirmForm
          to={actionPath(booking.id, 'releaseUnproven')}
          confirm={actionWords.releaseUnprovenConfirm}
          button={actionWords.releaseUnproven}
          tone="grave"
          language={language}
        />
      )}
    </>
  );
}
