import type { QueueLine, QueueQuestion, ShownQueue } from '@clinic/core/desk/read-queue';
import { labelIn } from '../language/label.ts';
import { filePath } from './desk-path.ts';
import { DeskTable } from './desk-table.tsx';
import { eurosIn, formatDateTime, formatTime, shortDay } from './in-words.ts';
import { listAddress } from './list-query.ts';
import { listWords } from './page-words.ts';
import { QueueFilters } from './queue-filters.tsx';
import { StatusBadge } from './status-badge.tsx';
import { modeWords, reviewWords, unexplainedReview } from './status-words.ts';

type Props = { queue: ShownQueue; question: QueueQuestion; language: string };

export function QueueView({ queue, question, language }: Props) {
  const { lines, needingPerson, page, pages } = queue;
  const counted = needingPerson === 0 ? listWords.noneNeeding : needingPerson === 1 ? listWords.oneNeeding : listWords.needing;
  return (
    <section className="desk" aria-labelledby="desk-title">
      <h1 id="desk-title">{labelIn(language, listWords.title)}</h1>
      <p className="desk-count" data-needed={needingPerson > 0}>
        {labelIn(language, counted).replace('{count}', String(needingPerson))}
      </p>
      <QueueFilters question={question} doctors={queue.doctors} language={language} />
      {question.day === null && <p className="desk-note">{labelIn(language, listWords.range)}</p>}
      {lines.length === 0 ? (
        <p>{labelIn(language, listWords.none)}</p>
      ) : (
        <QueueTable lines={lines} isCallList={question.state === 'pendingPayment'} language={language} />
      )}
      {pages > 1 && (
        <nav className="desk-pages" aria-label={labelIn(language, listWords.title)}>
          {page > 1 && <a href={listAddress({ ...question, page: page - 1 })}>{labelIn(language, listWords.previous)}</a>}
          <span>{labelIn(language, listWords.page).replace('{page}', String(page)).replace('{pages}', String(pages))}</span>
          {page < pages && <a href={listAddress({ ...question, page: page + 1 })}>{labelIn(language, listWords.next)}</a>}
        </nav>
      )}
    </section>
  );
}

/** Whoever is to be called about paying is shown with the number; no other list needs one. */
function QueueTable({ lines, isCallList, language }: { lines: QueueLine[]; isCallList: boolean; language: string }) {
  const headings = [listWords.when, listWords.patient, listWords.visit, listWords.doctor, listWords.state, listWords.need];
  const rows = lines.map((line) => {
    const needs = needOf(line, language);
    return {
      id: line.id,
      isNeeded: needs.length > 0,
      cells: [
        <a key="when" className="desk-row-link" href={filePath(line.id)}>
          {shortDay(line.startsAt, language)} <strong>{formatTime(line.startsAt)}</strong>
        </a>,
        isCallList ? <Called key="patient" line={line} /> : line.patientName,
        <>
          {line.typeName} <span className="desk-quiet">{labelIn(language, modeWords[line.mode])}</span>
        </>,
        line.doctorName,
        <StatusBadge key="status" status={line.status} language={language} />,
        <>
          {isCallList && deadlineOf(line, language)}
          {needs.map((need) => (
            <span key={need} className="desk-need">
              {need}
            </span>
          ))}
        </>,
      ],
    };
  });
  return <DeskTable headings={headings} rows={rows} language={language} />;
}

const Called = ({ line: { patientName, patientPhone } }: { line: QueueLine }) => (
  <>
    {patientName}
    <a className="desk-under" href={`tel:${patientPhone}`}>
      {patientPhone}
    </a>
  </>
);

function needOf({ isOpenReview, reviewReason, openRefundCents }: QueueLine, language: string): string[] {
  const review = reviewReason ? reviewWords[reviewReason] : unexplainedReview;
  return [
    ...(isOpenReview ? [labelIn(language, review.title)] : []),
    ...(openRefundCents > 0 ? [labelIn(language, listWords.giveBack).replace('{amount}', eurosIn(language, openRefundCents))] : []),
  ];
}

function deadlineOf({ payBy, priceCents }: QueueLine, language: string): string | null {
  if (!payBy) return null;
  return labelIn(language, listWords.payBy).replace('{amount}', eurosIn(language, priceCents)).replace('{moment}', formatDateTime(payBy));
}
