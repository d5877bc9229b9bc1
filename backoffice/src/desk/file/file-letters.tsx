import type { BookingLetter, ReadableLetter } from '@clinic/core/desk/desk-store';
import { returnCause } from '@clinic/core/mail/returns/return-cause';
import { labelIn } from '../../language/label.ts';
import { ActionForm } from '../action-form.tsx';
import { ArrivedText, type ShownArrival, senderInWords } from '../answers/arrived-letter.tsx';
import type { DatedEntry } from '../dated-list.tsx';
import { actionPath } from '../desk-path.ts';
import { formatDate, formatDateTime, formatTime } from '../in-words.ts';
import { arrivedLetterWords, returnCauseWords, sentLetterWords } from '../letter-words.ts';

/** What was written about a booking, to whom, and what became of it. */
export const sentEvent = (letter: BookingLetter, bookingId: string, language: string): DatedEntry => ({
  id: letter.id,
  at: letter.queuedAt,
  words: letter.subject,
  aside: labelIn(language, sentLetterWords.to).replace('{whom}', letter.recipient).replace('{standing}', standingInWords(letter, language)),
  isTrouble: letter.returned !== null,
  act: letter.sentAt && <OpenForm bookingId={bookingId} letter={letter} language={language} />,
});

export const arrivedEvent = (letter: ShownArrival, language: string): DatedEntry => ({
  id: letter.id,
  at: letter.arrivedAt,
  words: labelIn(language, arrivedLetterWords.title).replace(
    '{subject}',
    () => letter.subject || labelIn(language, arrivedLetterWords.noSubject),
  ),
  aside: senderInWords(letter, language),
  isPerson: true,
  act: (
    <details>
      <summary>{labelIn(language, arrivedLetterWords.open)}</summary>
      <ArrivedText letter={letter} language={language} />
    </details>
  ),
});

const OpenForm = ({ bookingId, letter, language }: { bookingId: string; letter: BookingLetter; language: string }) => (
  <ActionForm to={actionPath(bookingId, 'letterOpened')} hidden={{ mensagem: letter.id }}>
    <button type="submit" className="desk-inline">
      {labelIn(language, sentLetterWords.open)}
      <span className="desk-hidden">: {letter.subject}</span>
    </button>
  </ActionForm>
);

/** In a frame that runs nothing and reaches nothing: it is shown, not used. */
export const OpenedLetter = ({ letter, language }: { letter: ReadableLetter; language: string }) => (
  <section id="carta" className="desk-opened-letter" aria-labelledby="carta-title">
    <h4 id="carta-title">{letter.subject}</h4>
    <p className="desk-quiet">
      {labelIn(language, sentLetterWords.shown).replace('{moment}', formatDateTime(letter.sentAt)).replace('{whom}', letter.recipient)}
    </p>
    <iframe className="desk-letter" sandbox="" srcDoc={letter.html} title={letter.subject} />
    <p>{labelIn(language, sentLetterWords.shownHelp)}</p>
  </section>
);

function standingInWords({ queuedAt, sentAt, returned }: BookingLetter, language: string): string {
  if (returned) {
    const said = labelIn(language, sentAt ? sentLetterWords.returned : sentLetterWords.refused);
    const why = labelIn(language, returnCauseWords[returnCause(returned.status)]);
    return said.replace('{moment}', momentSince(queuedAt, returned.at)).replace('{why}', why);
  }
  if (!sentAt) return labelIn(language, sentLetterWords.waiting);
  return labelIn(language, sentLetterWords.sent).replace('{moment}', momentSince(queuedAt, sentAt));
}

/** On the same day the hour is enough. */
const momentSince = (from: Date, at: Date) => (formatDate(from) === formatDate(at) ? formatTime(at) : formatDateTime(at));
