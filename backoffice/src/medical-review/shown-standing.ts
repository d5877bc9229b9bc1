import type { PayloadRequest } from 'payload';
import { type ShownComment, shownComment } from './comments/shown-comment.ts';
import type { ReviewStanding } from './read-standing.ts';

/** As it travels to the browser: times as texts, and who signed by name. */
export type ShownStanding = {
  state: 'signed' | 'outOfDate' | 'unsigned';
  reviewer: string;
  reviewedOn: string;
  since: string | null;
  changes: number;
  asked: { by: string; at: string } | null;
  returned: { by: string; at: string; comment: string } | null;
  comments: ShownComment[];
};

export async function shownStanding(
  req: PayloadRequest,
  { valid, last, since, changes, request, comments }: ReviewStanding,
): Promise<ShownStanding> {
  const signature = valid ?? last;
  return {
    state: valid ? 'signed' : last ? 'outOfDate' : 'unsigned',
    reviewer: signature ? await nameOf(req, signature.reviewerId) : '',
    reviewedOn: signature?.reviewedOn ?? '',
    since: since?.toISOString() ?? null,
    changes: changes.length,
    asked: request && !request.answer && !request.isSigned ? { by: request.askedBy, at: request.askedAt.toISOString() } : null,
    returned: request?.answer && !valid ? { ...request.answer, at: request.answer.at.toISOString() } : null,
    comments: comments.map(shownComment),
  };
}

/** Of somebody in the team, also when they are published no longer. */
export async function nameOf(req: PayloadRequest, id: number): Promise<string> {
  const person = await req.payload.db.findOne<{ id: number; nome?: unknown }>({ collection: 'equipa', req, where: { id: { equals: id } } });
  const { pt, en } = (person?.nome ?? {}) as { pt?: string; en?: string };
  return pt ?? en ?? '';
}
