import type { PublishedRow } from '@clinic/core/content/library/published-row';
import type { ChangedPassage } from '@clinic/core/medical-review/changed-passages';
import type { Passage } from '@clinic/core/medical-review/passage';
import type { Role } from '../access/role.ts';
import { addressOfLine, documentTitle, placeOfReviewedPage } from '../dashboard/document-line.ts';
import { dueDay } from '../dashboard/review-deadlines.ts';
import { OutcomeNote, type PressOutcome } from '../desk/outcome-note.tsx';
import { type Label, labelIn } from '../language/label.ts';
import { ChangedText } from './changed-text.tsx';
import { commentWords } from './comments/comment-words.ts';
import { PassageComments } from './comments/passage-comments.tsx';
import { FoldedText } from './folded-text.tsx';
import { isMedicalText } from './is-medical-text.ts';
import { PressKeeper } from './press-keeper.tsx';
import type { ReviewAids } from './read-review-aids.ts';
import type { ReviewStanding } from './read-standing.ts';
import { GiveBackForm, RegisterForm, SignForm } from './review-forms.tsx';
import { reviewsPath } from './review-path.ts';
import { reviewListWords, reviewPageWords } from './review-words.ts';
import { isTechnical } from './shown-passage.ts';
import { paperOf } from './sign-page.ts';
import { momentInLisbon, slashedDay } from './standing-words.ts';

/** Who signed last, and who the page says has signed on paper. */
type Names = { signedBy: string; onPaper: string };
type Props = {
  page: Pick<PublishedRow, 'collection' | 'id'>;
  standing: ReviewStanding;
  names: Names;
  aids: ReviewAids;
  role: Role;
  language: string;
  now: Date;
  told: PressOutcome;
};

/** One page as a doctor reads it: what changed, and the ways to answer. */
export function ReviewPageView({ page, standing, names, aids, role, language, now, told }: Props) {
  const say = (words: Label) => labelIn(language, words);
  const { document, digest, passages, valid, last, changes, request, comments } = standing;
  // Where nothing changed and no signature stands, its doctor has left: another one reads the whole.
  const isCompared = last !== null && !valid && changes.length > 0;
  const reading = { page, names: aids.names, comments, role, language };
  // What says nothing to a reader is left out, unless it changed or somebody spoke of it.
  const said = (one: ChangedPassage) => !isTechnical(one) || comments.some(({ at }) => isPlace(at, one));
  const whole = passages.map(unchanged).filter(said);
  const locales = (['pt', 'en'] as const).filter((locale) => passages.some((one) => one.locale === locale));
  const unchangedWithComments = isCompared ? commented(standing) : [];
  const lost = comments.filter(({ at }) => at === null);
  const isAsked = request !== null && !request.answer && !request.isSigned;
  const maySign = isMedicalText(document);
  return (
    <section className="desk" aria-labelledby="desk-title">
      <p className="desk-back">
        <a href={reviewsPath}>{say(reviewListWords.title)}</a>
      </p>
      <h1 id="desk-title">{documentTitle(document, language)}</h1>
      <OutcomeNote told={told} language={language} />
      <Facts standing={standing} signedBy={names.signedBy} language={language} />
      {role !== 'medico' && (
        <p>
          <a href={addressOfLine(placeOfReviewedPage(page))}>{say(reviewPageWords.preview)}</a>
        </p>
      )}
      {aids.previews.map(({ locale, href }) => (
        <p key={locale}>
          <a href={href} target="_blank" rel="noreferrer">
            {say(reviewPageWords.asReaders[locale])}
            <span className="review-said"> {say(reviewPageWords.newTab)}</span>
          </a>
        </p>
      ))}
      {valid && <p>{say(reviewPageWords.nothing)}</p>}
      <PressKeeper language={language}>
        <h2>{say(isCompared ? reviewPageWords.changed : reviewPageWords.whole)}</h2>
        {valid ? (
          <FoldedText changes={whole} isOpen={dueDay(valid.reviewedOn) <= now} {...reading} />
        ) : (
          <ChangedText changes={isCompared ? changes : whole} {...reading} />
        )}
        {unchangedWithComments.length > 0 && (
          <>
            <h2>{say(commentWords.unchanged)}</h2>
            <ChangedText changes={unchangedWithComments.map(unchanged)} {...reading} />
          </>
        )}
        {lost.length > 0 && (
          <>
            <h2>{say(commentWords.elsewhere)}</h2>
            <div className="review-lost">
              <PassageComments {...reading} comments={lost} />
            </div>
          </>
        )}
        <div className="desk-columns">
          {!maySign && <p>{say(reviewPageWords.notMedical)}</p>}
          {role === 'medico' && maySign && <SignForm page={page} digest={digest} locales={locales} language={language} />}
          {role === 'admin' && maySign && (
            <RegisterForm page={page} digest={digest} reviewer={names.onPaper} {...paperOf(document)} language={language} />
          )}
          {role !== 'editor' && isAsked && (
            <GiveBackForm page={page} comments={comments.filter(({ comment }) => !comment.treated).length} language={language} />
          )}
        </div>
      </PressKeeper>
    </section>
  );
}

/** A text that is read from beginning to end: never signed, or due again after a year. */
const unchanged = ({ text, ...where }: Passage): ChangedPassage => ({ ...where, before: text, after: text });

/** Passages that did not change and that somebody has spoken of. */
const commented = ({ passages, changes, comments }: ReviewStanding): Passage[] =>
  passages.filter((passage) => {
    return !changes.some((one) => isPlace(one, passage)) && comments.some(({ at }) => isPlace(at, passage));
  });

type Place = Pick<Passage, 'path' | 'locale'>;
const isPlace = (one: Place | null, other: Place): boolean => one?.path === other.path && one.locale === other.locale;

function Facts({ standing, signedBy, language }: { standing: ReviewStanding; signedBy: string; language: string }) {
  const { last, since, request, onSite } = standing;
  const say = (words: Label, values: Record<string, string>) =>
    Object.entries(values).reduce((said, [name, value]) => said.replace(`{${name}}`, () => value), labelIn(language, words));
  const facts = [
    last
      ? say(reviewPageWords.last, { reviewer: signedBy, day: slashedDay(last.reviewedOn), by: last.signedBy })
      : say(reviewPageWords.never, {}),
    ...(since ? [say(reviewPageWords.since, { at: momentInLisbon(since) })] : []),
    ...(request && !request.isSigned ? [say(reviewPageWords.asked, { by: request.askedBy, at: momentInLisbon(request.askedAt) })] : []),
    labelIn(language, reviewPageWords.onSite[onSite]),
  ];
  return (
    <ul className="review-facts">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
