import type { PublishedRow } from '@clinic/core/content/library/published-row';
import type { Locale } from '@clinic/core/kernel/locale';
import { ActionForm } from '../desk/action-form.tsx';
import { ConfirmForm } from '../desk/confirm-form.tsx';
import { type Label, labelIn } from '../language/label.ts';
import { reviewActPath } from './review-path.ts';
import { reviewPageWords } from './review-words.ts';
import { slashedDay } from './standing-words.ts';

type PageName = Pick<PublishedRow, 'collection' | 'id'>;
/** `digest`: of the text that stands above the button. */
type Props = { page: PageName; digest: string; language: string };

/** `locales`: in which languages the page says something; each is read, and ticked, by itself. */
export const SignForm = ({ page, digest, locales, language }: Props & { locales: Locale[] }) => (
  <section className="desk-card" aria-labelledby="review-sign">
    <h2 id="review-sign">{labelIn(language, reviewPageWords.sign)}</h2>
    <ConfirmForm
      to={reviewActPath(page, 'assinar')}
      hidden={{ texto: digest }}
      confirm={reviewPageWords.signConfirm}
      button={reviewPageWords.signButton}
      language={language}
    >
      {locales.map((locale) => (
        <label key={locale} className="desk-check">
          <input type="checkbox" name={`lido_${locale}`} value="sim" required />
          {labelIn(language, reviewPageWords.signRead[locale])}
        </label>
      ))}
    </ConfirmForm>
  </section>
);

/** `reviewer` by name, `day` as `2026-03-02`. */
type Named = Props & { reviewer: string; reviewerId: number | null; day: string | null };

/** For administrators: the doctor has signed on paper, and the page says who and when. */
export function RegisterForm({ page, digest, reviewer, reviewerId, day, language }: Named) {
  const say = (words: Label) => labelIn(language, words);
  const filled = (text: string) => text.replace('{reviewer}', () => reviewer).replace('{day}', slashedDay(day ?? ''));
  const { pt, en } = reviewPageWords.registerConfirm;
  return (
    <section className="desk-card" aria-labelledby="review-register">
      <h2 id="review-register">{say(reviewPageWords.register)}</h2>
      {reviewer && day ? (
        <ConfirmForm
          to={reviewActPath(page, 'registar')}
          hidden={{ texto: digest, revisor: String(reviewerId), dia: day }}
          confirm={{ pt: filled(pt), en: filled(en) }}
          button={reviewPageWords.registerButton}
          language={language}
        />
      ) : (
        <p>{say(reviewPageWords.registerMissing)}</p>
      )}
    </section>
  );
}

const countedButton = (comments: number): Label => {
  if (comments === 0) return reviewPageWords.giveBackButton;
  const { pt, en } = comments === 1 ? reviewPageWords.giveBackWithOne : reviewPageWords.giveBackWith;
  return { pt: pt.replace('{count}', String(comments)), en: en.replace('{count}', String(comments)) };
};

/** `comments`: how many wait for an answer; with one, or with one in a box above, nothing more needs to be written. */
export const GiveBackForm = ({ page, comments, language }: Omit<Props, 'digest'> & { comments: number }) => (
  <section className="desk-card" aria-labelledby="review-return">
    <h2 id="review-return">{labelIn(language, reviewPageWords.giveBack)}</h2>
    <ActionForm to={reviewActPath(page, 'devolver')}>
      <label>
        {labelIn(language, comments > 0 ? reviewPageWords.commentToo : reviewPageWords.comment)}
        <textarea name="comentario" rows={4} maxLength={2000} />
      </label>
      <button type="submit" className="desk-button" data-look="plain">
        {labelIn(language, countedButton(comments))}
      </button>
    </ActionForm>
  </section>
);
