import type { BookingLetter } from '@clinic/core/desk/desk-store';
import { returnCause } from '@clinic/core/mail/returns/return-cause';
import { labelIn } from '../language/label.ts';
import { EventList } from './event-list.tsx';
import { formatDate, formatDateTime, formatTime } from './in-words.ts';
import { returnCauseWords, sentLetterWords } from './letter-words.ts';

/** What was written about this booking, to whom, and what became of it: for a caller who got nothing. */
export const FileLetters = ({ letters, language }: { letters: BookingLetter[]; language: string }) => (
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
    }))}
  />
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
