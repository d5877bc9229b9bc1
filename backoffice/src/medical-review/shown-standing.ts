import type { Signature } from '@clinic/core/medical-review/valid-signature';
import type { PayloadRequest } from 'payload';
import { type ShownComment, shownComment } from './comments/shown-comment.ts';
import { isMedicalText } from './is-medical-text.ts';
import type { ReviewStanding } from './read-standing.ts';

/** As it travels to the browser: times as texts, and who signed by name. */
export type ShownStanding = {
  /**
   * `signerLeft`: the words are those that were signed, and readers can no longer see who signed them. `notMedical`: an article that
   * carries no signature.
   */
  state: 'signed' | 'outOfDate' | 'signerLeft' | 'unsigned' | 'notMedical';
  reviewer: string;
  reviewedOn: string;
  since: string | null;
  changes: number;
  /** The clinic publishes only signed texts, and this one would be refused. */
  isHeldBack: boolean;
  /** What visitors read at this moment. */
  onSite: ReviewStanding['onSite'];
  asked: { by: string; at: string } | null;
  returned: { by: string; at: string; comment: string } | null;
  comments: ShownComment[];
};

export async function shownStanding(req: PayloadRequest, standing: ReviewStanding): Promise<ShownStanding> {
  const { valid, last, since, changes, request, comments, onSite } = standing;
  const signature = valid ?? last;
  return {
    state: stateOf(standing),
    reviewer: signature ? await signerName(req, signature) : '',
    reviewedOn: signature?.reviewedOn ?? '',
    since: since?.toISOString() ?? null,
    changes: changes.length,
    isHeldBack: standing.isHeldBack,
    onSite,
    asked: request && !request.answer && !request.isSigned ? { by: request.askedBy, at: request.askedAt.toISOString() } : null,
    returned: request?.answer && !valid ? { ...request.answer, at: request.answer.at.toISOString() } : null,
    comments: comments.map(shownComment),
  };
}

function stateOf({ document, valid, last, changes }: ReviewStanding): ShownStanding['state'] {
  if (!isMedicalText(document)) return 'notMedical';
  if (valid) return 'signed';
  if (!last) return 'unsigned';
  return changes.length > 0 ? 'outOfDate' : 'signerLeft';
}

/** As it stood under the text; of what was signed before names were written down, as the team has it now. */
export const signerName = async (req: PayloadRequest, { signatory, reviewerId }: Signature): Promise<string> =>
  signatory?.name || (await nameOf(req, reviewerId));

/** Of somebody in the team, also when they are published no longer. */
export async function nameOf(req: PayloadRequest, id: number): Promise<string> {
  const person = await req.payload.db.findOne<{ id: number; nome?: unknown }>({ collection: 'equipa', req, where: { id: { equals: id } } });
  const { pt, en } = (person?.nome ?? {}) as { pt?: string; en?: string };
  return pt ?? en ?? '';
}
