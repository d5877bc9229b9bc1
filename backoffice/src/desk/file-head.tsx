import { shownBookingCode } from '@clinic/core/booking/model/booking-code';
import { isForgotten } from '@clinic/core/booking/visit-link/link-state';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { type Label, labelIn } from '../language/label.ts';
import { CodeBadge } from './code-badge.tsx';
import { deskPath, workPath } from './desk-path.ts';
import { dayInFigures, formatDay, formatTime } from './in-words.ts';
import { fileWords } from './page-words.ts';
import { stateMeaning } from './state-meaning.ts';
import { StatusBadge } from './status-badge.tsx';
import { modeWords } from './status-words.ts';
import { workListWords } from './work-words.ts';

/** A code that is broken at its hyphen is read out as two. */
const unbroken = (code: string) => code.replace('-', '\u2011');

type Props = { file: OpenedFile; language: string };

/** Whose it is, when, with whom and how it stands: what a caller says first. */
export function FileHead({ file, language }: Props) {
  const { booking, status } = file;
  const say = (words: Label) => labelIn(language, words);
  const when = `${formatDay(booking.startsAt, language)} ${say(fileWords.at)} ${formatTime(booking.startsAt)}`;
  const isKnown = !isForgotten(booking);
  return (
    <>
      <p className="desk-back">
        <a href={workPath}>← {say(workListWords.title)}</a>
        <a href={deskPath}>← {say(fileWords.back)}</a>
      </p>
      <h1 id="desk-title">{isKnown ? booking.patient.name : when}</h1>
      <p className="desk-head">
        <StatusBadge status={status} language={language} />
        <CodeBadge code={booking.code} language={language} />
      </p>
      <p>
        {isKnown && <strong>{when}. </strong>}
        {booking.typeName} ({say(modeWords[booking.mode])}), {booking.doctorName}
      </p>
      <p>{say(stateMeaning[status])}</p>
      {isKnown && <WhoSpeaks file={file} language={language} />}
    </>
  );
}

/** Somebody who knows a name and a number is not therefore that person: what must agree, and where to call where it does not. */
function WhoSpeaks({ file: { booking, contacts }, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const confirmed = contacts.find((contact) => contact.kind === 'phone' && contact.confirmed);
  return (
    <p className="desk-note">
      {say(fileWords.whoSpeaks)
        .replace('{born}', dayInFigures(booking.patient.birthDate))
        .replace('{code}', booking.code ? unbroken(shownBookingCode(booking.code)) : '–')}{' '}
      {confirmed ? (
        <>
          {say(fileWords.callConfirmed)} <a href={`tel:${confirmed.value}`}>{confirmed.value}</a>.
        </>
      ) : (
        say(fileWords.callRecord)
      )}
    </p>
  );
}
