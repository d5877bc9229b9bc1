import type { PublishedRow } from '@clinic/core/content/library/published-row';
import type { Passage } from '@clinic/core/medical-review/passage';
import { quotesOf } from '@clinic/core/medical-review/quotes';
import { ActionForm } from '../../desk/action-form.tsx';
import { type Label, labelIn } from '../../language/label.ts';
import { reviewActPath } from '../review-path.ts';
import { commentWords } from './comment-words.ts';

type PageName = Pick<PublishedRow, 'collection' | 'id'>;
type Words = Pick<Passage, 'path' | 'locale' | 'text'>;

const WordsField = ({ words, language }: { words: Label; language: string }) => (
  <label>
    {labelIn(language, words)}
    <textarea name="palavras" rows={3} maxLength={2000} required />
  </label>
);

/** Folded up until it is wanted: a page has a hundred passages. */
export function CommentForm({ page, passage, language }: { page: PageName; passage: Words; language: string }) {
  const say = (words: Label) => labelIn(language, words);
  const [whole, ...sentences] = quotesOf(passage);
  if (!whole) return null;
  return (
    <details className="review-fold">
      <summary>{say(commentWords.comment)}</summary>
      <ActionForm
        to={reviewActPath(page, 'comentar')}
        hidden={{ caminho: passage.path, lingua: passage.locale ?? '', ...(sentences.length === 0 ? { trecho: whole.digest } : {}) }}
      >
        {sentences.length > 0 && (
          <label>
            {say(commentWords.which)}
            <select name="trecho" lang={passage.locale ?? undefined}>
              <option value={whole.digest}>{say(commentWords.whole)}</option>
              {sentences.map(({ digest, text }) => (
                <option key={digest} value={digest}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        )}
        <WordsField words={commentWords.words} language={language} />
        <button type="submit" className="desk-button" data-look="plain">
          {say(commentWords.keep)}
        </button>
      </ActionForm>
    </details>
  );
}

export const AnswerForm = ({ page, comment, language }: { page: PageName; comment: string; language: string }) => (
  <details className="review-fold">
    <summary>{labelIn(language, commentWords.reply)}</summary>
    <ActionForm to={reviewActPath(page, 'responder')} hidden={{ comentario: comment }}>
      <WordsField words={commentWords.answer} language={language} />
      <button type="submit" className="desk-button" data-look="plain">
        {labelIn(language, commentWords.keepAnswer)}
      </button>
    </ActionForm>
  </details>
);

export const TreatedForm = ({ page, comment, language }: { page: PageName; comment: string; language: string }) => (
  <ActionForm to={reviewActPath(page, 'tratar')} hidden={{ comentario: comment }}>
    <button type="submit" className="desk-button" data-look="plain">
      {labelIn(language, commentWords.treat)}
    </button>
  </ActionForm>
);
