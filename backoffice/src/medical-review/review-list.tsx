import type { DocumentLine } from '../dashboard/document-line.ts';
import { DeskTable } from '../desk/desk-table.tsx';
import { relativeMoment } from '../desk/due-words.ts';
import { OutcomeNote, type PressOutcome } from '../desk/outcome-note.tsx';
import { type Label, labelIn } from '../language/label.ts';
import { reviewPath } from './review-path.ts';
import { reviewListWords } from './review-words.ts';
import { slashedDay } from './standing-words.ts';
import type { WaitingPage } from './waiting-pages.ts';

type Props = { pages: WaitingPage[]; overdue: DocumentLine[]; now: Date; language: string; told: PressOutcome };

/** What waits for a doctor's signature, and what is due to be read again. */
export function ReviewListView({ pages, overdue, now, language, told }: Props) {
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
      {overdue.length > 0 && (
        <>
          <h2>{say(reviewListWords.overdue)}</h2>
          <DeskTable
            headings={[page, state]}
            language={language}
            rows={overdue.map(({ slug, id, title, detail }) => ({
              id: `${slug}:${id}`,
              cells: [
                <a key="page" className="desk-row-link" href={reviewPath({ collection: slug, id: String(id ?? slug) })}>
                  {title}
                </a>,
                say(reviewListWords.overdueDay).replace('{day}', slashedDay(detail)),
              ],
            }))}
          />
        </>
      )}
    </section>
  );
}
