import type { QueueLine, QueueQuestion, ShownQueue } from '@clinic/core/desk/read-queue';
import { fromLisbon } from '@clinic/core/kernel/lisbon-time';
import { labelIn } from '../../language/label.ts';
import { filePath } from '../desk-path.ts';
import { eurosIn, formatDateTime, formatDay, formatTime, shortDay } from '../in-words.ts';
import { listWords } from '../page-words.ts';
import { StatusBadge } from '../status-badge.tsx';
import { modeWords, reviewWords, unexplainedReview } from '../status-words.ts';
import { DeskTable } from './desk-table.tsx';
import { listAddress } from './list-query.ts';
import { QueueFilters } from './queue-filters.tsx';

type Props = { queue: ShownQueue; question: QueueQuestion; now: Date; language: string };

export function QueueView({ queue, question, now, language }: Props) {
  const { lines, needingPerson, page, pages } = queue;
  const counted = needingPerson === 0 ? listWords.noneNeeding : needingPerson === 1 ? listWords.oneNeeding : listWords.needing;
  return (
    <section className="desk desk-bookings" aria-labelledby="desk-title">
      <header className="desk-bookings-head">
        <h1 id="desk-title">{titleOf(question, language)}</h1>
        <p className="desk-count" data-needed={needingPerson > 0}>
          {labelIn(language, counted).replace('{count}', String(needingPerson))}
        </p>
      </header>
      {question.day === null && <p className="desk-note">{labelIn(language, listWords.range)}</p>}
      <QueueFilters question={question} doctors={queue.doctors} language={language} />
      {lines.length === 0 && <p>{labelIn(language, listWords.none)}</p>}
      {question.state === 'pendingPayment' ? (
        lines.length > 0 && <QueueTable lines={lines} isCallList={true} language={language} />
      ) : (
        <QueueGroups lines={lines} now={now} language={language} />
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

/** The list is not of coming visits alone: a day that is over can be chosen, and what waits for somebody may be old. */
function titleOf({ day }: QueueQuestion, language: string): string {
  const noon = day && fromLisbon(day, '12:00');
  return noon ? labelIn(language, listWords.titleOfDay).replace('{day}', formatDay(noon, language)) : labelIn(language, listWords.title);
}

/** In the order of the list itself. */
function QueueGroups({ lines, now, language }: { lines: QueueLine[]; now: Date; language: string }) {
  const groups = Map.groupBy(lines, ({ isOpenReview, openRefundCents, startsAt }) =>
    isOpenReview || openRefundCents > 0 ? 'needed' : startsAt < now ? 'past' : 'coming',
  );
  return [...groups].map(([group, inGroup]) => (
    <section key={group} aria-labelledby={`queue-${group}`}>
      <h2 id={`queue-${group}`} className="desk-group">
        {labelIn(language, listWords.groups[group])}
      </h2>
      <QueueTable lines={inGroup} isCallList={false} language={language} />
    </section>
  ));
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
        isCallList ? <Called key="patient" line={line} /> : <span key="patient">{line.patientName}</span>,
        <>
          {line.typeName} <span className="desk-quiet desk-under">{labelIn(language, modeWords[line.mode])}</span>
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
  return <DeskTable headings={headings} rows={rows} columns="bookings" language={language} />;
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
