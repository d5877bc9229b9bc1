import type { I18nClient } from '@payloadcms/translations';
import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
import { roleOf } from '../access/role.ts';
import { overdueReviews } from '../dashboard/overdue-reviews.ts';
import { type Label, labelIn } from '../language/label.ts';
import { reviewsPath } from './review-path.ts';
import { reviewListWords } from './review-words.ts';
import { waitingPages } from './waiting-pages.ts';

type Props = { i18n: I18nClient; payload: Payload; user: PayloadRequest['user'] };

/** A doctor's start page: how many texts wait for a signature or are due again. */
export async function DoctorWelcome({ i18n, payload, user }: Props) {
  if (!user || roleOf(user) !== 'medico') return null;
  const say = (words: Label) => labelIn(i18n.language, words);
  const req = await createLocalReq({ user }, payload);
  const length = (await waitingPages(req)).length + (await overdueReviews(req, new Date())).length;
  return (
    <section className="desk-welcome">
      <h1>{say(reviewListWords.doctor)}</h1>
      <p className="desk-count" data-needed={length > 0}>
        {length === 0 ? say(reviewListWords.none) : say(reviewListWords.count).replace('{count}', String(length))}
      </p>
      <p className="desk-ways">
        <a className="desk-button" href={reviewsPath}>
          {say(reviewListWords.open)}
        </a>
      </p>
    </section>
  );
}
