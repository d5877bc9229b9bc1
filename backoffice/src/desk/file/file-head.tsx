import { isForgotten } from '@clinic/core/booking/visit-link/link-state';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { addDays, inLisbon } from '@clinic/core/kernel/lisbon-time';
import { type Label, labelIn } from '../../language/label.ts';
import { CodeBadge } from '../code-badge.tsx';
import { deskPath, workPath } from '../desk-path.ts';
import { formatDay, formatTime } from '../in-words.ts';
import { fileWords } from '../page-words.ts';
import { StatusBadge } from '../status-badge.tsx';
import { modeWords } from '../status-words.ts';
import { workListWords } from '../work/work-words.ts';
import { meaningOf } from './state-meaning.ts';

type Props = { file: OpenedFile; now: Date; language: string };

/** Whose it is, when, with whom and how it stands: what a caller says first. */
export function FileHead({ file, now, language }: Props) {
  const { booking, status } = file;
  const say = (words: Label) => labelIn(language, words);
  const when = `${formatDay(booking.startsAt, language)} ${say(fileWords.at)} ${formatTime(booking.startsAt)}`;
  const { day } = inLisbon(booking.startsAt);
  const { day: today } = inLisbon(now);
  const near = { [today]: fileWords.today, [addDays(today, 1)]: fileWords.tomorrow }[day];
  const isKnown = !isForgotten(booking);
  return (
    <>
      <p className="desk-back">
        <a href={workPath}>← {say(workListWords.title)}</a>
        <a href={deskPath}>← {say(fileWords.back)}</a>
      </p>
      <div className="desk-head">
        <h1 id="desk-title">{isKnown ? booking.patient.name : when}</h1>
        <CodeBadge code={booking.code} language={language} />
        <StatusBadge status={status} language={language} />
      </div>
      <p className="desk-when">
        {isKnown && <strong>{near ? `${say(near)}, ${when}` : when.charAt(0).toUpperCase() + when.slice(1)}.</strong>} {booking.typeName} (
        {say(modeWords[booking.mode])}), {booking.doctorName}
      </p>
      <p className="desk-quiet">{say(meaningOf(booking, status))}</p>
    </>
  );
}
