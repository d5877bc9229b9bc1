import type { QueueLine, QueueQuestion, ShownQueue } from '@clinic/core/desk/read-queue';
import { inLanguage } from '../language/label.ts';
import { filePath } from './desk-path.ts';
import { euros, shortDay, timeOf } from './in-words.ts';
import { listAddress } from './list-query.ts';
import { listWords } from './page-words.ts';
import { QueueFilters } from './queue-filters.tsx';
import { StatusBadge } from './status-badge.tsx';
import { modeWords, reviewWords, unexplainedReview } from './status-words.ts';

type Props = { queue: ShownQueue; question: QueueQuestion; language: string };

export function Queue({ queue, question, language }: Props) {
  const { lines, needingPerson, page, pages } = queue;
  const counted = needingPerson === 0 ? listWords.noneNeeding : needingPerson === 1 ? listWords.oneNeeding : listWords.needing;
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h1 id="desk-title">{inLanguage(language, listWords.title)}</h1>
      <p className="desk-count" data-needed={needingPerson > 0}>
        {inLanguage(language, counted).replace('{count}', String(needingPerson))}
      </p>
      <QueueFilters question={question} doctors={queue.doctors} language={language} />
      {question.day === null && <p className="desk-note">{inLanguage(language, listWords.range)}</p>}
      {lines.length === 0 ? <p>{inLanguage(language, listWords.none)}</p> : <QueueTable lines={lines} language={language} />}
      {pages > 1 && (
        <nav className="desk-pages" aria-label={inLanguage(language, listWords.title)}>
          {page > 1 && <a href={listAddress({ ...question, page: page - 1 })}>{inLanguage(language, listWords.previous)}</a>}
          <span>{inLanguage(language, listWords.page).replace('{page}', String(page)).replace('{pages}', String(pages))}</span>
          {page < pages && <a href={listAddress({ ...question, page: page + 1 })}>{inLanguage(language, listWords.next)}</a>}
        </nav>
      )}
    </section>
  );
}

function QueueTable({ lines, language }: { lines: QueueLine[]; language: string }) {
  const headings = [listWords.when, listWords.patient, listWords.visit, listWords.doctor, listWords.state, listWords.need];
  return (
    <div className="desk-scroll">
      <table className="desk-table">
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading.pt} scope="col">
                {inLanguage(language, heading)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} data-needed={needOf(line, language).length > 0}>
              <td>
                <a href={filePath(line.id)}>
                  {shortDay(line.startsAt, language)} <strong>{timeOf(line.startsAt)}</strong>
                </a>
              </td>
              <td>{line.patientName}</td>
              <td>
                {line.typeName} <span className="desk-quiet">{inLanguage(language, modeWords[line.mode])}</span>
              </td>
              <td>{line.doctorName}</td>
              <td>
                <StatusBadge status={line.status} language={language} />
              </td>
              <td>
                {needOf(line, language).map((need) => (
                  <span key={need} className="desk-need">
                    {need}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function needOf({ isOpenReview, reviewReason, openRefundCents }: QueueLine, language: string): string[] {
  const review = reviewReason ? reviewWords[reviewReason] : unexplainedReview;
  return [
    ...(isOpenReview ? [inLanguage(language, review.title)] : []),
    ...(openRefundCents > 0 ? [inLanguage(language, listWords.giveBack).replace('{amount}', euros(openRefundCents, language))] : []),
  ];
}
