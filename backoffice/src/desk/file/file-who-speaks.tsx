import { shownBookingCode } from '@clinic/core/booking/model/booking-code';
import type { OpenedFile } from '@clinic/core/desk/open-file';
import { type Label, labelIn } from '../../language/label.ts';
import { dayInFigures } from '../in-words.ts';
import { fileWords } from '../page-words.ts';
import { callsTheRecord } from '../work/work-words.ts';

/** A code that is broken at its hyphen is read out as two. */
const unbroken = (code: string) => code.replace('-', '\u2011');

/** Somebody who knows a name and a number is not therefore that person: what must agree, and where to call where it does not. */
export function WhoSpeaks({ file: { booking, contacts, items }, language }: { file: OpenedFile; language: string }) {
  const say = (words: Label) => labelIn(language, words);
  const confirmed = contacts.find((contact) => contact.kind === 'phone' && contact.confirmed);
  return (
    <p className="desk-who-speaks">
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
      {items.some(({ kind }) => callsTheRecord(kind)) && <strong> {say(fileWords.provesThisOnly)}</strong>}
    </p>
  );
}
