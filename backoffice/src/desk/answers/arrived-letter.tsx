import type { SenderStanding } from '@clinic/core/desk/letters/sender-standing';
import { type ArrivedLetter, mayLackLetters, mostLettersADay } from '@clinic/core/mail/arrived/arrived-letter';
import { type Label, labelIn } from '../../language/label.ts';
import { relativeMoment } from '../due-words.ts';
import { arrivedLetterWords, senderWords } from '../letter-words.ts';

export type ShownArrival = ArrivedLetter & { standing: SenderStanding };

/** From whom, as far as a mail tells it. */
export const senderInWords = ({ from, standing }: ShownArrival, language: string): string =>
  `${from || labelIn(language, arrivedLetterWords.nobody)}, ${labelIn(language, senderWords[standing])}`;

/** What is not shown here. */
function leftOut({ attachments, isCut, isQuoteRemoved }: ShownArrival, language: string): string {
  const files = attachments === 1 ? arrivedLetterWords.attachment : arrivedLetterWords.attachments;
  const notes: [boolean, Label][] = [
    [isQuoteRemoved, arrivedLetterWords.quote],
    [isCut, arrivedLetterWords.cut],
    [attachments > 0, files],
  ];
  const told = notes.filter(([isTrue]) => isTrue).map(([, words]) => labelIn(language, words));
  return told.join(' ').replace('{count}', String(attachments));
}

/** What somebody wrote, as text alone. */
export function ArrivedText({ letter, language }: { letter: ShownArrival; language: string }) {
  const missing = leftOut(letter, language);
  return (
    <>
      <p className="desk-said">{letter.text || labelIn(language, arrivedLetterWords.noText)}</p>
      {missing && <p className="desk-quiet">{missing}</p>}
    </>
  );
}

/** `all`: of the booking or the form, `letters` among them. */
type Props = { letters: readonly ShownArrival[]; all: readonly ShownArrival[]; now: Date; language: string };

/** The letters that an item of work is about, the oldest first, as they are read. */
export const ArrivedLetters = ({ letters, all, now, language }: Props) => (
  <>
    {mayLackLetters(all) && (
      <p>
        <strong>{labelIn(language, arrivedLetterWords.lacking).replace('{count}', String(mostLettersADay))}</strong>
      </p>
    )}
    {letters.toReversed().map((letter) => (
      <section key={letter.id} aria-label={letter.subject || labelIn(language, arrivedLetterWords.noSubject)}>
        <p>
          <strong>{letter.subject || labelIn(language, arrivedLetterWords.noSubject)}</strong>{' '}
          <time dateTime={letter.arrivedAt.toISOString()}>{relativeMoment(letter.arrivedAt, now, language)}</time>
          <br />
          {labelIn(language, arrivedLetterWords.from).replace('{from}', () => senderInWords(letter, language))}
        </p>
        <ArrivedText letter={letter} language={language} />
      </section>
    ))}
  </>
);
