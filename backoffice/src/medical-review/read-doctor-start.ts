import type { PayloadRequest } from 'payload';
import { type CommentLine, openCommentLines } from '../dashboard/comment-lines.ts';
import type { DocumentLine } from '../dashboard/document-line.ts';
import { dueReviews, overdueReviews } from '../dashboard/review-deadlines.ts';
import { type OwnPage, ownPages } from './own-pages.ts';
import { teamPersonOf } from './reviewer-of.ts';
import { nameOf } from './shown-standing.ts';
import { type WaitingPage, waitingPages } from './waiting-pages.ts';

/** `name`: under which the account signs; null while it is linked to nobody. The days of `overdue` and `due` are those of the signature. */
export type DoctorStart = {
  name: string | null;
  waiting: WaitingPage[];
  overdue: DocumentLine[];
  due: DocumentLine[];
  answered: CommentLine[];
  unanswered: CommentLine[];
  own: OwnPage[];
};

/** Any doctor may sign any text; what names this one comes first. */
export async function readDoctorStart(req: PayloadRequest, accountId: number, now: Date): Promise<DoctorStart> {
  const person = await teamPersonOf(req, accountId);
  const [name, own, comments, waiting, overdue, due] = await Promise.all([
    person === null ? null : nameOf(req, person),
    person === null ? [] : ownPages(req, person),
    openCommentLines(req),
    waitingPages(req),
    overdueReviews(req, now),
    dueReviews(req, now),
  ]);
  const signed = new Set(own.map(({ collection, id }) => `${collection}:${id}`));
  const isSigned = ({ slug, id }: DocumentLine) => signed.has(`${slug}:${id ?? slug}`);
  return {
    name,
    waiting: firstWhere(waiting, ({ reviewer }) => name !== null && reviewer === name),
    overdue: firstWhere(overdue, isSigned),
    due: firstWhere(due, isSigned),
    answered: comments.filter(({ isAnswered }) => isAnswered),
    unanswered: comments.filter(({ isAnswered }) => !isAnswered),
    own,
  };
}

const firstWhere = <T>(all: T[], isFirst: (one: T) => boolean): T[] => [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
