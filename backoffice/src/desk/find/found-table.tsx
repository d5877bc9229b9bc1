import type { FoundBookings } from '@clinic/core/desk/find/find-bookings';
import { type Label, labelIn } from '../../language/label.ts';
import { DeskTable } from '../bookings/desk-table.tsx';
import { callerPathFrom } from '../caller/caller-path.ts';
import { phoneWords } from '../caller/phone-words.ts';
import { CodeBadge } from '../code-badge.tsx';
import { filePath } from '../desk-path.ts';
import { relativeMoment } from '../due-words.ts';
import { dayInFigures, eurosIn, formatTime, shortDay } from '../in-words.ts';
import { listWords } from '../page-words.ts';
import { StatusBadge } from '../status-badge.tsx';
import { modeWords } from '../status-words.ts';
import { findWords as words } from './find-words.ts';

type Line = FoundBookings['coming'][number];
type Props = { lines: Line[]; now: Date; language: string };

/** What tells one caller from another, and what most of them ask: when, how it stands, what is due. */
export function FoundTable({ lines, now, language }: Props) {
  const say = (each: Label) => labelIn(language, each);
  const rows = lines.map((line) => ({
    id: line.id,
    cells: [
      <a key="when" className="desk-row-link" href={filePath(line.id)}>
        {shortDay(line.startsAt, language)} <strong>{formatTime(line.startsAt)}</strong>
      </a>,
      <>
        <strong>{line.patientName}</strong>
        <span className="desk-quiet desk-under">
          {line.birthDate && say(words.born).replace('{day}', dayInFigures(line.birthDate))}
          {line.bookerName && `, ${say(words.bookedBy).replace('{name}', line.bookerName)}`}
        </span>
      </>,
      <CodeBadge key="code" code={line.code} language={language} />,
      <>
        {line.typeName}
        <span className="desk-quiet desk-under">
          {say(modeWords[line.mode])}, {line.doctorName}
        </span>
      </>,
      <>
        {line.presence ? (
          <PresenceBadge presence={line.presence} language={language} />
        ) : (
          <StatusBadge status={line.status} language={language} />
        )}
        <Due line={line} now={now} language={language} />
      </>,
      <a key="again" className="desk-row-link" href={callerPathFrom(line.id)}>
        {say(phoneWords.again)}
      </a>,
    ],
  }));
  const headings = [listWords.when, listWords.patient, words.code, listWords.visit, listWords.state, phoneWords.open];
  return <DeskTable headings={headings} rows={rows} columns="found" language={language} />;
}

/** Of a visit that is over nobody asks how it will be paid: they ask whether it took place. */
const PresenceBadge = ({ presence, language }: { presence: NonNullable<Line['presence']>; language: string }) => (
  <span className="desk-badge" data-tone={presence === 'arrived' ? 'good' : presence === 'missed' ? 'needed' : 'over'}>
    {labelIn(language, words.presence[presence])}
  </span>
);

function Due({ line: { status, payBy, openRefundCents }, now, language }: { line: Line; now: Date; language: string }) {
  const due =
    openRefundCents > 0
      ? labelIn(language, listWords.giveBack).replace('{amount}', eurosIn(language, openRefundCents))
      : status === 'pendingPayment' && payBy && labelIn(language, words.payBy).replace('{moment}', relativeMoment(payBy, now, language));
  return due && <span className="desk-under desk-found-due">{due}</span>;
}
