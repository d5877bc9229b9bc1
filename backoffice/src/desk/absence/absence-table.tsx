import type { AbsenceLine } from '@clinic/core/desk/absence/read-absence';
import { isPlainAddress } from '@clinic/core/mail/mail';
import type { ReactNode } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { DeskTable } from '../bookings/desk-table.tsx';
import { filePath } from '../desk-path.ts';
import { dayInFigures, eurosIn } from '../in-words.ts';
import { absentByWords, absenceWords as words } from './absence-words.ts';

type Props = { lines: AbsenceLine[]; language: string };

/** Every visit concerned: who hears of it how, and what goes back. */
export function AbsenceTable({ lines, language }: Props) {
  const headings = [words.when, words.patient, words.told, words.money];
  const rows = lines.map((line) => ({
    id: `${line.visit.appointmentId}-${line.visit.bookingId}`,
    isNeeded: line.by === 'call',
    cells: [
      <>
        {dayInFigures(line.visit.day)} <strong>{line.visit.start}</strong>
      </>,
      <>
        {line.booking ? <a href={filePath(line.booking.id)}>{line.visit.patientName}</a> : line.visit.patientName}
        <span className="desk-quiet desk-under">{line.visit.phone}</span>
      </>,
      howTold(line, language),
      moneyOf(line, language),
    ],
  }));
  return <DeskTable headings={headings} rows={rows} language={language} />;
}

function howTold({ by, booking }: AbsenceLine, language: string): string {
  const say = (each: Label) => labelIn(language, each);
  if (by !== 'letter' || !booking) return say(absentByWords[by]);
  const { patient, bookedBy, locale } = booking;
  const isToBoth = bookedBy !== null && bookedBy.email !== patient.email && isPlainAddress(bookedBy.email);
  return [say(absentByWords.letter), say(words.languages[locale]), ...(isToBoth ? [say(words.alsoBooker)] : [])].join(', ');
}

function moneyOf({ booking, refundCents }: AbsenceLine, language: string): ReactNode {
  if (refundCents > 0) return <strong>{labelIn(language, words.refund).replace('{amount}', eurosIn(language, refundCents))}</strong>;
  return <span className="desk-quiet">{labelIn(language, booking ? words.nothingPaid : words.inProgram)}</span>;
}
