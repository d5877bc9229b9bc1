import type { DocumentLine } from '../dashboard/document-line.ts';
import { dueDay } from '../dashboard/review-deadlines.ts';
import { DeskTable } from '../desk/bookings/desk-table.tsx';
import { relativeMoment } from '../desk/due-words.ts';
import { OutcomeNote, type PressOutcome } from '../desk/outcome-note.tsx';
import { type Label, labelIn } from '../language/label.ts';
import { reviewPath } from './review-path.ts';
import { reviewListWords } from './review-words.ts';
import { slashedDay } from './standing-words.ts';
import type { WaitingPage } from './waiting-pages.ts';

type Props = { pages: WaitingPage[]; overdue: DocumentLine[]; due: DocumentLine[]; now: Date; language: string; told: PressOutcome };

/** What waits for a doctor's signature, what is due to be read again, and what soon will be: a letter reminds of it and leads here. */
export function ReviewListView({ pages, overdue, due, now, language, told }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { page, reviewer, asked, state } = reviewListWords;
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h1 id="desk-title">{say(reviewListWords.title)}</h1>
      <OutcomeNote told={told} language={language} />
      {pages.length === 0 ? (
        <p>{say(reviewListWords.none)}</p>
      ) : (
        <DeskTable
          headings={[page, reviewer, asked, state]}
          language={language}
          rows={pages.map(({ collection, id, title, reviewer: name, request, isPublic }) => ({
            ...{ id: `${collection}:${id}`, isNeeded: isPublic },
            cells: [
              <a key="page" className="desk-row-link" href={reviewPath({ collection, id })}>
                {title}
              </a>,
              name,
              request &&
                say(reviewListWords.askedBy)
                  .replace('{at}', relativeMoment(request.askedAt, now, language))
                  .replace('{by}', () => request.askedBy),
              say(isPublic ? reviewListWords.waiting : reviewListWords.draft),
            ],
          }))}
        />
      )}
      <SignedTable lines={overdue} title={reviewListWords.overdue} state={reviewListWords.overdueDay} language={language} />
      <SignedTable lines={due} title={reviewListWords.due} state={reviewListWords.dueDay} language={language} />
    </section>
  );
}

type SignedTableProps = { lines: DocumentLine[]; title: Label; state: Label; language: string };

/** Signed long ago; each line's detail is the day. */
function SignedTable({ lines, title, state, language }: SignedTableProps) {
  if (lines.length === 0) return null;
  const until = (day: string) => slashedDay(dueDay(day).toISOString().slice(0, 10));
  return (
    <>
      <h2>{labelIn(language, title)}</h2>
      <DeskTable
        headings={[reviewListWords.page, reviewListWords.state]}
        language={language}
        rows={lines.map(({ slug, id, title: page, detail }) => ({
          id: `${slug}:${id}`,
          cells: [
            <a key="page" className="desk-row-link" href={reviewPath({ collection: slug, id: String(id ?? slug) })}>
              {page}
            </a>,
            labelIn(language, state).replace('{day}', slashedDay(detail)).replace('{until}', until(detail)),
          ],
        }))}
      />
    </>
  );
}
