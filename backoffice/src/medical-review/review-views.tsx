import { notFound, redirect } from 'next/navigation';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { type Role, roleOf } from '../access/role.ts';
import { dueReviews, overdueReviews } from '../dashboard/review-deadlines.ts';
import type { PressOutcome } from '../desk/outcome-note.tsx';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { rowName } from '../publishing/published-documents.ts';
import { readReviewAids } from './read-review-aids.ts';
import { readStanding } from './read-standing.ts';
import { ReviewListView } from './review-list.tsx';
import { ReviewPageView } from './review-page.tsx';
import { reviewsPath } from './review-path.ts';
import { reviewDoneWords, reviewTroubleWords } from './review-words.ts';
import { reviewedPage } from './reviewed-pages.ts';
import { nameOf, signerName } from './shown-standing.ts';
import { paperOf } from './sign-page.ts';
import { waitingPages } from './waiting-pages.ts';

/** Payload does not protect such pages. Editors see what waits and what changed; they cannot sign. */
function enterReviews(user: PayloadRequest['user']): Role {
  if (!user) redirect(`/admin/login?redirect=${encodeURIComponent(reviewsPath)}`);
  const role = roleOf(user);
  return role === null || role === 'balcao' || role === 'gestor' ? notFound() : role;
}

function toldBy(query: AdminViewServerProps['searchParams']): PressOutcome {
  const trouble = new Map(Object.entries(reviewTroubleWords)).get(String(query?.['erro'] ?? ''));
  const done = new Map(Object.entries(reviewDoneWords)).get(String(query?.['feito'] ?? ''));
  if (trouble) return { words: trouble, isTrouble: true };
  return done ? { words: done, isTrouble: false } : null;
}

export async function Reviews(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  enterReviews(req.user);
  const now = new Date();
  const waiting = { pages: await waitingPages(req), overdue: await overdueReviews(req, now), due: await dueReviews(req, now) };
  return (
    <AdminFrame {...props}>
      <ReviewListView {...waiting} now={now} language={req.i18n.language} told={toldBy(props.searchParams)} />
    </AdminFrame>
  );
}

export async function ReviewOfPage(props: AdminViewServerProps) {
  const { req } = props.initPageResult;
  const role = enterReviews(req.user);
  const segments = props.params?.['segments'];
  const [collection = '', id = ''] = Array.isArray(segments) ? segments.slice(-2) : [];
  const subject = reviewedPage(collection, id);
  const standing = subject && (await readStanding(req, subject).catch(() => null));
  if (!subject || !standing) notFound();
  const { reviewerId } = paperOf(standing.document);
  const names = {
    signedBy: standing.last ? await signerName(req, standing.last) : '',
    onPaper: reviewerId === null ? '' : await nameOf(req, reviewerId),
  };
  return (
    <AdminFrame {...props}>
      <ReviewPageView
        page={rowName(subject)}
        standing={standing}
        names={names}
        aids={await readReviewAids(req, subject, standing)}
        role={role}
        language={req.i18n.language}
        now={new Date()}
        told={toldBy(props.searchParams)}
      />
    </AdminFrame>
  );
}
