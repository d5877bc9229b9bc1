import type { ReactNode } from 'react';
import { type Label, labelIn } from '../../language/label.ts';
import { commentPlace } from '../review-path.ts';
import { momentInLisbon } from '../standing-words.ts';
import { commentWords } from './comment-words.ts';
import type { ShownComment } from './shown-comment.ts';

const longestQuote = 120;
const shortened = (text: string): string => (text.length > longestQuote ? `${text.slice(0, longestQuote).trimEnd()}…` : text);

/** `children`: the ways to answer. */
type Props = { comment: ShownComment; language: string; children?: ReactNode };

/** What was said about a passage, by whom and when by the clinic's clock; with the old words where they have changed. */
export function CommentCard({ comment, language, children }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { said, quote, beside, isCurrent, answers, treated } = comment;
  return (
    <article className="review-comment" id={commentPlace(said.id)} data-treated={treated !== null}>
      <SayingHead by={said.by} at={said.at} />
      {isCurrent ? (
        <p className="review-comment-about">{say(commentWords.about).replace('{quote}', () => shortened(quote))}</p>
      ) : (
        <p className="review-comment-changed">
          {say(beside ? commentWords.changed : commentWords.gone)} <q>{quote}</q>
        </p>
      )}
      <p className="review-comment-words">{said.words}</p>
      {answers.map(({ id, by, at, words }) => (
        <div key={id} className="review-answer">
          <SayingHead by={by} at={at} />
          <p className="review-comment-words">{words}</p>
        </div>
      ))}
      {treated && (
        <p className="review-comment-treated">
          {say(commentWords.treated)
            .replace('{by}', () => treated.by)
            .replace('{at}', momentInLisbon(treated.at))}
        </p>
      )}
      {children}
    </article>
  );
}

const SayingHead = ({ by, at }: { by: string; at: string }) => (
  <p className="review-comment-head">
    <strong>{by}</strong> <time dateTime={at}>{momentInLisbon(at)}</time>
  </p>
);
