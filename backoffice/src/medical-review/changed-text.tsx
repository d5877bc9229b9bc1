import type { ChangedPassage } from '@clinic/core/medical-review/changed-passages';
import { compareWords } from '@clinic/core/medical-review/compare-words';
import { type Label, labelIn } from '../language/label.ts';
import { reviewPageWords } from './review-words.ts';

const languageOf = (locale: ChangedPassage['locale']): Label =>
  locale === null ? reviewPageWords.both : locale === 'pt' ? reviewPageWords.portuguese : reviewPageWords.english;

type Props = { changes: ChangedPassage[]; language: string };

/** Old and new words of each passage as one text; what is only seen by its colour is also said. */
export function ChangedText({ changes, language }: Props) {
  const say = (words: Label) => labelIn(language, words);
  return (
    <ol className="review-changes">
      {changes.map(({ path, locale, place, before, after }) => (
        <li key={`${path}${locale}`}>
          <p className="desk-quiet">
            {place[language === 'en' ? 'en' : 'pt']} ({say(languageOf(locale))})
          </p>
          <p className="review-words" lang={locale ?? undefined}>
            {compareWords(before, after).map((piece, index) => {
              // The pieces of one text have no other name, and never move.
              const key = index;
              if (piece.kind === 'same') return <span key={key}>{piece.text}</span>;
              const Tag = piece.kind === 'gone' ? 'del' : 'ins';
              return (
                <Tag key={key}>
                  <span className="review-said">{say(piece.kind === 'gone' ? reviewPageWords.gone : reviewPageWords.fresh)} </span>
                  {piece.text}
                </Tag>
              );
            })}
          </p>
        </li>
      ))}
    </ol>
  );
}
