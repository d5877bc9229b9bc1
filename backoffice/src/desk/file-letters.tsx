import type { BookingLetter, ReadableLetter } from '@clinic/core/desk/desk-store';
import { returnCause } from '@clinic/core/mail/returns/return-cause';
import { labelIn } from '../language/label.ts';
import { ActionForm } from './action-form.tsx';
import { actionPath } from './desk-path.ts';
import { EventList } from './event-list.tsx';
import { formatDate, formatDateTime, formatTime } from './in-words.ts';
import { returnCauseWords, sentLetterWords } from './letter-words.ts';

/** What was written about this booking, to whom, and what became of it: for a caller who got nothing. */
export const FileLetters = ({ bookingId, letters, language }: { bookingId: string; letters: BookingLetter[]; language: string }) => (
  <EventList
    id="cartas"
    title={sentLetterWords.title}
    none={sentLetterWords.none}
    help={sentLetterWords.help}
    language={language}
    isStacked
    events={letters.map((letter) => ({
      id: letter.id,
      at: letter.queuedAt,
      words: letter.subject,
      aside: labelIn(language, sentLetterWords.to)
        .replace('{whom}', letter.recipient)
        .replace('{standing}', standingInWords(letter, language)),
      isTrouble: letter.returned !== null,
      act: letter.sentAt && <OpenForm bookingId={bookingId} letter={letter} language={language} />,
    }))}
  />
);

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
  <section id="carta" className="desk-card" aria-labelledby="carta-title">
    <h2 id="carta-title">{letter.subject}</h2>
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
