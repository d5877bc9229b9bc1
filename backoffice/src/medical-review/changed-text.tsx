import type { PublishedRow } from '@clinic/core/content/library/published-row';
import type { ChangedPassage } from '@clinic/core/medical-review/changed-passages';
import { compareWords } from '@clinic/core/medical-review/compare-words';
import type { Placed } from '@clinic/core/medical-review/place-comments';
import type { Role } from '../access/role.ts';
import { type Label, labelIn } from '../language/label.ts';
import { CommentForm } from './comments/comment-forms.tsx';
import { PassageComments } from './comments/passage-comments.tsx';
import type { ReviewComment } from './comments/review-comments.ts';
import { reviewPageWords } from './review-words.ts';
import { ShownFiles } from './shown-files.tsx';
import { type ShownNames, shownPassage } from './shown-passage.ts';

const languageOf = (locale: ChangedPassage['locale']): Label =>
  locale === null ? reviewPageWords.both : locale === 'pt' ? reviewPageWords.portuguese : reviewPageWords.english;

/** Who reads which page, and what was said about its passages. */
type Reading = {
  page: Pick<PublishedRow, 'collection' | 'id'>;
  names: ShownNames;
  comments: Placed<ReviewComment>[];
  role: Role;
  language: string;
};
type Props = Reading & { changes: ChangedPassage[] };

/** Old and new words of each passage as one text, with what was said about it beside; what is only seen by its colour is also said. */
export const ChangedText = ({ changes, ...reading }: Props) => (
  <ol className="review-changes">
    {changes.map((change, index) => (
      <PassageRow key={`${change.path}${change.locale}`} change={change} count={`${index + 1} / ${changes.length}`} {...reading} />
    ))}
  </ol>
);

function PassageRow({ change, count, page, names, comments, role, language }: Reading & { change: ChangedPassage; count: string }) {
  const { path, locale, after } = change;
  const shown = shownPassage(change, names, language);
  const own = comments.filter(({ at }) => at?.path === path && at.locale === locale);
  const mayComment = role !== 'editor' && after !== '';
  return (
    <li>
      <div className="review-passage">
        <p className="desk-quiet">
          <span className="review-count">{count}</span> {shown.place} ({labelIn(language, languageOf(locale))})
        </p>
        <ComparedText {...shown} locale={locale} language={language} />
        <ShownFiles files={shown.files} language={language} />
      </div>
      {(own.length > 0 || mayComment) && (
        <div className="review-beside">
          <PassageComments page={page} comments={own} role={role} language={language} />
          {mayComment && <CommentForm page={page} passage={{ path, locale, text: after }} language={language} />}
        </div>
      )}
    </li>
  );
}

type Compared = Pick<ChangedPassage, 'locale' | 'before' | 'after'> & { language: string };

const ComparedText = ({ locale, before, after, language }: Compared) => (
  <p className="review-words" lang={locale ?? undefined}>
    {compareWords(before, after).map((piece, index) => {
      // The pieces of one text have no other name, and never move.
      const key = index;
      if (piece.kind === 'same') return <span key={key}>{piece.text}</span>;
      const Tag = piece.kind === 'gone' ? 'del' : 'ins';
      return (
        <Tag key={key}>
          <span className="review-said">{labelIn(language, piece.kind === 'gone' ? reviewPageWords.gone : reviewPageWords.fresh)} </span>
          {piece.text}
        </Tag>
      );
    })}
  </p>
);
