import type { I18nClient } from '@payloadcms/translations';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { roleOf } from '../access/role.ts';
import { openCommentLines } from '../dashboard/comment-lines.ts';
import { addressOfLine, type DocumentLine } from '../dashboard/document-line.ts';
import { dueReviews, overdueReviews } from '../dashboard/overdue-reviews.ts';
import { type Label, labelIn } from '../language/label.ts';
import { reviewsPath } from './review-path.ts';
import { reviewListWords } from './review-words.ts';
import { waitingPages } from './waiting-pages.ts';

type Props = { i18n: I18nClient; payload: Payload; user: PayloadRequest['user'] };

/** A doctor's start page: how many texts wait for a signature or are due again, and which comments are still open. */
export async function DoctorWelcome({ i18n, payload, user }: Props) {
  if (!user || roleOf(user) !== 'medico') return null;
  const say = (words: Label) => labelIn(i18n.language, words);
  const req = await createLocalReq({ user }, payload);
  req.i18n.language = i18n.language === 'en' ? 'en' : 'pt';
  const comments = await openCommentLines(req);
  const now = new Date();
  const length = (await waitingPages(req)).length + (await overdueReviews(req, now)).length;
  const due = (await dueReviews(req, now)).length;
  return (
    <>
      <section className="desk-welcome">
        <h1>{say(reviewListWords.doctor)}</h1>
        <p className="desk-count" data-needed={length > 0}>
          {length === 0 ? say(reviewListWords.none) : say(reviewListWords.count).replace('{count}', String(length))}
        </p>
        {due > 0 && <p>{say(reviewListWords.dueCount).replace('{count}', String(due))}</p>}
        <p className="desk-ways">
          <a className="desk-button" href={reviewsPath}>
            {say(reviewListWords.open)}
          </a>
        </p>
      </section>
      {comments.length > 0 && <OpenComments comments={comments} say={say} />}
    </>
  );
}

const OpenComments = ({ comments, say }: { comments: DocumentLine[]; say: (words: Label) => string }) => (
  <section className="overview">
    <section className="overview__part" aria-labelledby="doctor-comments">
      <h3 id="doctor-comments">
        {say(reviewListWords.comments)} <span className="overview__count">{comments.length}</span>
      </h3>
      <p>{say(reviewListWords.commentsHelp)}</p>
      <ul>
        {comments.map((line) => (
          <li key={addressOfLine(line)}>
            <a href={addressOfLine(line)}>{line.title}</a> <span className="overview__detail">{line.detail}</span>
          </li>
        ))}
      </ul>
    </section>
  </section>
);
